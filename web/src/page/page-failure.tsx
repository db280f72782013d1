import type { ReactNode } from 'react';
import { PageHeader } from '../ui/page-header.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { LoadFailure } from './load-failure.tsx';
import type { RetryableQuery } from './use-retry-while-unreachable.ts';

interface PageFailureProps {
  /** Title of the page until its content is loaded. */
  title: string;
  back?: ReactNode;
  failed: string;
  query: RetryableQuery;
}

/** A page whose first load failed. It has a heading like every page. */
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
