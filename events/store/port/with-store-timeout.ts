import { raceTimeout, TIMED_OUT } from '../../async/race-timeout.ts';
import { StoreUnavailable } from './event-store.ts';

/** The result of `work`. Throws StoreUnavailable with the message when there is none after `timeoutMs`. */
export const withStoreTimeout = async <T>(work: Promise<T>, timeoutMs: number, message: string): Promise<T> => {
  const result = await raceTimeout(work, timeoutMs);
  if (result === TIMED_OUT) throw new StoreUnavailable(message);
  return result;
};
