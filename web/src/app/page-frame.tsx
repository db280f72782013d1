import { cx } from 'class-variance-authority';
import { Suspense, useEffect } from 'react';
import { Route, useLocation } from 'wouter';
import { ErrorBoundary } from '../page/error-boundary.tsx';
import { focusPageHeading } from '../ui/focus-page-heading.ts';
import { Spinner } from '../ui/spinner.tsx';
import { toDocumentTitle } from './app-copy.ts';
import type { Screen } from './screen.ts';
import { MAIN_CONTENT_ID } from './skip-link.tsx';
import { useHeadingFocusFallback } from './use-heading-focus-fallback.ts';

/** Renders a page with the same loading, failure and arrival behaviour everywhere. */
export function PageFrame({ screen, className }: { screen: Screen; className?: string }) {
  const [path] = useLocation();
  useHeadingFocusFallback();
  return (
    <main id={MAIN_CONTENT_ID} tabIndex={-1} className={cx('@container/page outline-none', className)}>
      <ErrorBoundary resetKey={path}>
        <Suspense fallback={<Spinner className="py-24" />}>
          <Route path={screen.path}>
            {/* The router keeps the component when only a parameter changes; the key remounts it. */}
            <screen.Page key={path} />
          </Route>
          <PageArrivalEffect key={`arrival ${path}`} title={screen.title} />
        </Suspense>
      </ErrorBoundary>
    </main>
  );
}

let firstPage = true;

/** Does what a browser does on a new page: sets the title, scrolls to the top and moves the focus to the heading. */
function PageArrivalEffect({ title }: { title: string }) {
  useEffect(() => {
    document.title = toDocumentTitle(title);
    if (firstPage) {
      firstPage = false;
      return;
    }
    window.scrollTo(0, 0);
    focusPageHeading();
  }, [title]);
  return null;
}
