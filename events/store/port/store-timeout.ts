import { StoreUnavailable } from './event-store.ts';

export const TIMED_OUT: unique symbol = Symbol('late');

/** What comes within so many milliseconds, LATE when nothing does. Each request waits so: a timer costs a tenth of a signal. */
export const raceTimeout = async <T>(work: Promise<T>, ms: number): Promise<T | typeof TIMED_OUT> => {
  const { promise: over, resolve } = Promise.withResolvers<typeof TIMED_OUT>();
  const timer = setTimeout(resolve, ms, TIMED_OUT);
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
};

/** What comes within so many milliseconds. Throws StoreUnavailable, saying what was `late`, when nothing does. */
export const withStoreTimeout = async <T>(work: Promise<T>, ms: number, late: string): Promise<T> => {
  const came = await raceTimeout(work, ms);
  if (came === TIMED_OUT) throw new StoreUnavailable(late);
  return came;
};
