import { useState } from 'react';

const SILENCE_MS = 15_000;

/**
 * Loads the state of a job with its query. Its progress arrives as change notifications; after 15 s without one the state
 * is loaded while the job runs, because a job that was killed sends no further one.
 */
export function useReloadAfterSilence<Query extends { readonly data?: { readonly running: unknown } | undefined }>(
  useQuery: (argument: undefined, options: { pollingInterval: number }) => Query,
): Query {
  const [isRunning, setRunning] = useState(false);
  const query = useQuery(undefined, { pollingInterval: isRunning ? SILENCE_MS : 0 });
  const runs = query.data?.running != null;
  if (runs !== isRunning) setRunning(runs);
  return query;
}
