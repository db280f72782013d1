import type { ReactNode } from 'react';
import { Sheet } from '../ui/sheet.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { type FailedQuery, LoadFailure } from './load-failure.tsx';
import { useLoadFailure } from './use-load-failure.ts';

interface LoadedPartProps<Data> {
  query: FailedQuery & { data?: Data | undefined; currentData?: Data | undefined };
  /** Title of the failure, in the toast and in place of the data. */
  failed: string;
  loading: string;
  /** Class names of the failure message. */
  className?: string;
  children(data: Data): ReactNode;
}

/** A part of a page that shows loaded data. It keeps the last data on the screen while newer data loads. */
export function LoadedPart<Data>({ query, failed, loading, className, children }: LoadedPartProps<Data>) {
  useLoadFailure(failed, query);
  if (query.data !== undefined) return children(query.data);
  if (query.error === undefined) return <Spinner label={loading} />;
  return (
    <Sheet className={className}>
      <LoadFailure title={failed} query={query} />
    </Sheet>
  );
}
