import { raceTimeout, TIMED_OUT } from '../../kernel/race-timeout.ts';
import { StoreUnavailableError } from './event-store.ts';

/** The result of `work`. Throws StoreUnavailableError with the message when there is none after `timeoutMs`. */
export const withStoreTimeout = async <T>(work: Promise<T>, timeoutMs: number, message: string): Promise<T> => {
  const result = await raceTimeout(work, timeoutMs);
  if (result === TIMED_OUT) throw new StoreUnavailableError(message);
  return result;
};
