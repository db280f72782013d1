import type { ReactNode } from 'react';
import { Sheet } from '../ui/sheet.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { LoadFailure } from './load-failure.tsx';
import { useLoadFailureToast } from './use-load-failure-toast.ts';
import type { RetryableQuery } from './use-retry-while-unreachable.ts';

interface LoadedPartProps<Data> {
  query: RetryableQuery & { data?: Data | undefined; currentData?: Data | undefined };
  /** Title of the failure, in the toast and in place of the data. */
  failed: string;
  loading: string;
  /** Class names of the failure message. */
  className?: string;
  children(data: Data): ReactNode;
}

/** A part of a page that shows loaded data. It keeps the last data on the screen while newer data loads. */
export function LoadedPart<Data>({ query, failed, loading, className, children }: LoadedPartProps<Data>) {
  useLoadFailureToast(failed, query);
  if (query.data !== undefined) return children(query.data);
  if (query.error === undefined) return <Spinner label={loading} />;
  return (
    <Sheet className={className}>
      <LoadFailure title={failed} query={query} />
    </Sheet>
  );
}
