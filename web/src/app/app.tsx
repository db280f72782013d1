import { Suspense, useEffect, useMemo, useState } from 'react';
import { matchRoute, useLocation, useRouter } from 'wouter';
import { entryPaths } from '../navigation/entry-paths.ts';
import { PreloadContext } from '../navigation/preload.ts';
import { ErrorBoundary } from '../page/error-boundary.tsx';
import { ToastHost } from '../toasts/toast-host.tsx';
import { loadingTitleText } from './app-copy.ts';
import { LazyPortalSwitch, preloadPage, preloadPortal } from './lazy-portal-switch.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { PageFrame } from './page-frame.tsx';
import { loginScreen } from './signed-out-screens.ts';
import { SkipLink } from './skip-link.tsx';

/** Milliseconds after which the frame of the portal, or the way to the login, is shown without the first page's code. */
const FIRST_PAGE_MS = 500;

export function App() {
  const { parser } = useRouter();
  const [path] = useLocation();
  const preload = useMemo(
    () => ({ preloadPortal, preloadPage: (to: string) => void preloadPage(parser, to) }),
    [parser],
  );
  const loading = useMemo(() => preloadPage(parser, path), [parser, path]);
  // React delays what follows a fallback of `Suspense`, so none is rendered while the first page's code may soon have loaded.
  const [isWaiting, setWaiting] = useState(true);
  useEffect(() => {
    const show = () => setWaiting(false);
    void loading.then(show);
    const timer = setTimeout(show, FIRST_PAGE_MS);
    return () => clearTimeout(timer);
  }, [loading]);
  if (isWaiting) return <LoadingScreen title={loadingTitleText} />;
  return (
    <PreloadContext value={preload}>
      <SkipLink />
      <ErrorBoundary resetKey={path}>
        <Suspense fallback={<LoadingScreen title={loadingTitleText} />}>
          {matchRoute(parser, entryPaths.login, path)[0] ? <PageFrame screen={loginScreen} /> : <LazyPortalSwitch />}
        </Suspense>
      </ErrorBoundary>
      <ToastHost />
    </PreloadContext>
  );
}
