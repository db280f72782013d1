import { useEffect } from 'react';
import { isUnreachable } from '../api/problem.ts';

export interface RetryableQuery {
  error?: unknown;
  isFetching: boolean;
  refetch(): unknown;
}

const RETRY_MS = 5_000;

/**
 * Repeats a load that got no answer, until it succeeds. Returns true while the server is unreachable, for
 * `data-offline`, which hides the notice of the lost connection.
 */
export function useRetryWhileUnreachable({ error, isFetching, refetch }: RetryableQuery): boolean {
  const unreachable = isUnreachable(error);
  const due = unreachable && !isFetching;
  useEffect(() => {
    if (!due) return;
    const retry = () => !document.hidden && refetch();
    const retrying = setInterval(retry, RETRY_MS);
    addEventListener('online', retry);
    return () => {
      clearInterval(retrying);
      removeEventListener('online', retry);
    };
  }, [due, refetch]);
  return unreachable;
}
