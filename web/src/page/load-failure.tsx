import { type ComponentProps, useEffect } from 'react';
import { isUnreachable, toLoadFailureText } from '../api/problem.ts';
import { ErrorState } from '../ui/error-state.tsx';

export interface RetryableQuery {
  error?: unknown;
  isFetching: boolean;
  refetch(): unknown;
}

interface LoadFailureProps extends Omit<ComponentProps<typeof ErrorState>, 'text' | 'pending' | 'onRetry'> {
  query: RetryableQuery;
}

const RETRY_MS = 5_000;

/** Shown in place of data that could not be loaded, with the reason and a retry button. */
export function LoadFailure({ query, ...props }: LoadFailureProps) {
  const { error, isFetching, refetch } = query;
  const retries = isUnreachable(error) && !isFetching;
  useEffect(() => {
    if (!retries) return;
    const retry = setInterval(() => !document.hidden && refetch(), RETRY_MS);
    return () => clearInterval(retry);
  }, [retries, refetch]);
  return <ErrorState text={toLoadFailureText(error)} pending={isFetching} onRetry={refetch} {...props} />;
}
