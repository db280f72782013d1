import { Suspense, useMemo } from 'react';
import { matchRoute, useLocation, useRouter } from 'wouter';
import { paths } from '../navigation/paths.ts';
import { PreloadContext } from '../navigation/preload.ts';
import { ErrorBoundary } from '../page/error-boundary.tsx';
import { ToastHost } from '../toasts/toast-host.tsx';
import { loadingTitleText } from './app-copy.ts';
import { LazyPortalSwitch, preloadPortal, preloadPortalPageCode } from './lazy-portal-switch.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { PageFrame } from './page-frame.tsx';
import { loginScreen } from './signed-out-screens.ts';
import { SkipLink } from './skip-link.tsx';

export function App() {
  const { parser } = useRouter();
  const [path] = useLocation();
  const preload = useMemo(
    () => ({ preloadPortal, preloadPage: (to: string) => preloadPortalPageCode(parser, to) }),
    [parser],
  );
  const isAt = (pattern: string) => matchRoute(parser, pattern, path)[0];
  const isLogin = isAt(paths.login);
  // Loads in parallel with the table of screens.
  if (isLogin) loginScreen.preload();
  else preloadPortal();
  return (
    <PreloadContext value={preload}>
      <SkipLink />
      <ErrorBoundary resetKey={path}>
        <Suspense fallback={<LoadingScreen title={loadingTitleText} />}>
          {isLogin ? <PageFrame screen={loginScreen} /> : <LazyPortalSwitch />}
        </Suspense>
      </ErrorBoundary>
      <ToastHost />
    </PreloadContext>
  );
}
