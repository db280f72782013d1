import type { ReactNode } from 'react';
import { PageHeader } from '../ui/page-header.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { type FailedQuery, LoadFailure } from './load-failure.tsx';

interface PageFailureProps {
  /** Title of the page while its content is not known. */
  title: string;
  back?: ReactNode;
  failed: string;
  query: FailedQuery;
}

/** A page whose first load failed, with the heading that every page has. */
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
