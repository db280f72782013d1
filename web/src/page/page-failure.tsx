import type { ReactNode } from 'react';
import { PageHeader } from '../ui/page-header.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { type FailedQuery, LoadFailure } from './load-failure.tsx';

interface PageFailureProps {
  /** Of the page while there is nothing else to call it. */
  title: string;
  back?: ReactNode;
  /** What could not be done, in words. */
  failed: string;
  query: FailedQuery;
}

/** A whole page whose first load failed, under the heading that every page begins with. */
export function PageFailure({ title, back, failed, query }: PageFailureProps) {
  return (
    <>
      <PageHeader title={title} back={back} />
      <Sheet>
        <LoadFailure title={failed} query={query} />
      </Sheet>
    </>
  );
}
