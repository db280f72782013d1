import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useEffect, useState } from 'react';
import { useGetPracticeGenerationQuery } from '../../../api/practice.ts';

/** The feed announces changes sooner; this finds a generation whose program was stopped. */
const POLLING_MS = 2_000;

/**
 * Repeats `start` while it resolves with the id of a generation, each time when that generation has ended. `ready` is the
 * number of questions that are generated.
 */
export function useGenerationProgress(start: () => Promise<string | undefined>) {
  const [awaited, setAwaited] = useState<{ readonly id: string; readonly since: number }>();
  const { data, fulfilledTimeStamp = 0 } = useGetPracticeGenerationQuery(awaited?.id ?? skipToken, {
    pollingInterval: POLLING_MS,
    refetchOnMountOrArgChange: true,
  });
  const begin = useCallback(async () => {
    const id = await start();
    setAwaited(id === undefined ? undefined : { id, since: Date.now() });
  }, [start]);
  // An answer from before the last start may be about an earlier generation with the same id.
  const hasEnded = awaited !== undefined && fulfilledTimeStamp > awaited.since && data?.generation === null;
  useEffect(() => {
    if (hasEnded) void begin();
  }, [hasEnded, begin]);
  return { ready: (awaited && data?.generation?.ready) ?? 0, begin };
}
