import { Suspense } from 'react';
import { Redirect, useLocation, useRouter } from 'wouter';
import { ErrorBoundary } from './error-boundary.tsx';
import { matchOf } from './match.ts';
import { PageFrame } from './page-frame.tsx';
import { portal } from './portal-code.ts';
import { isRedirection } from './routes.ts';
import { SkipLink } from './skip-link.tsx';
import { ToastHost } from './toast-host.tsx';
import { Waiting } from './waiting.tsx';

export function App() {
  const { parser } = useRouter();
  const [path] = useLocation();
  const route = matchOf(parser, path);
  if (isRedirection(route)) return <Redirect to={route.to} replace />;
  route.preload();
  return (
    <>
      <SkipLink />
      <ErrorBoundary resetKey={path}>
        <Suspense fallback={<Waiting title={route.title} />}>
          {route.access === 'public' ? <PageFrame screen={route} /> : <portal.Portal screen={route} />}
        </Suspense>
      </ErrorBoundary>
      <ToastHost />
    </>
  );
}
