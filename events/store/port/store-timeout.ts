import { StoreUnavailable } from './event-store.ts';

export const LATE: unique symbol = Symbol('late');

/** What comes within so many milliseconds, LATE when nothing does. Each request waits so: a timer costs a tenth of a signal. */
export const within = async <T>(work: Promise<T>, ms: number): Promise<T | typeof LATE> => {
  const { promise: over, resolve } = Promise.withResolvers<typeof LATE>();
  const timer = setTimeout(resolve, ms, LATE);
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
};

/** What comes within so many milliseconds. Throws StoreUnavailable, saying what was `late`, when nothing does. */
export const inTime = async <T>(work: Promise<T>, ms: number, late: string): Promise<T> => {
  const came = await within(work, ms);
  if (came === LATE) throw new StoreUnavailable(late);
  return came;
};
