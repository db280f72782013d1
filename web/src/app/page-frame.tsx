import { Suspense } from 'react';
import { Route, useLocation } from 'wouter';
import { ErrorBoundary } from '../page/error-boundary.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { PageArrival } from './page-arrival.tsx';
import type { Screen } from './screen.ts';
import { CONTENT_ID } from './skip-link.tsx';
import { useFocusFallback } from './use-focus-fallback.ts';

/** Renders a page with the same loading, failure and arrival behaviour everywhere. */
export function PageFrame({ screen, className }: { screen: Screen; className?: string }) {
  const [path] = useLocation();
  useFocusFallback();
  return (
    <main id={CONTENT_ID} tabIndex={-1} className={className ?? 'outline-none'}>
      <ErrorBoundary resetKey={path}>
        <Suspense fallback={<Spinner className="py-24" />}>
          <Route path={screen.path}>
            {/* The router keeps the component when only a parameter changes; the key remounts it. */}
            <screen.Page key={path} />
          </Route>
          <PageArrival key={`arrival ${path}`} title={screen.title} />
        </Suspense>
      </ErrorBoundary>
    </main>
  );
}
