import { setTimeout as sleep } from 'node:timers/promises';
import { StoreUnavailable } from './event-store.ts';

/** What comes within so many milliseconds. Throws StoreUnavailable, saying what was `late`, when nothing does. */
export const inTime = async <T>(work: Promise<T>, ms: number, late: string): Promise<T> => {
  const waiting = new AbortController();
  const over = sleep(ms, undefined, { signal: waiting.signal }).then(
    () => Promise.reject(new StoreUnavailable(late)),
    () => work,
  );
  try {
    return await Promise.race([work, over]);
  } finally {
    waiting.abort();
  }
};
