import { setTimeout as sleep } from 'node:timers/promises';
import { StoreUnavailable } from './event-store.ts';

export const LATE: unique symbol = Symbol('late');

/** What comes within so many milliseconds, LATE when nothing does. */
export const within = async <T>(work: Promise<T>, ms: number): Promise<T | typeof LATE> => {
  const waiting = new AbortController();
  const over = sleep<typeof LATE>(ms, LATE, { signal: waiting.signal }).catch((): typeof LATE => LATE);
  try {
    return await Promise.race([work, over]);
  } finally {
    waiting.abort();
  }
};

/** What comes within so many milliseconds. Throws StoreUnavailable, saying what was `late`, when nothing does. */
export const inTime = async <T>(work: Promise<T>, ms: number, late: string): Promise<T> => {
  const came = await within(work, ms);
  if (came === LATE) throw new StoreUnavailable(late);
  return came;
};
