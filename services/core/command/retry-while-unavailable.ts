import { setTimeout as sleep } from 'node:timers/promises';
import { LogLostError, StoreUnavailableError } from '#events/store/port/event-store.ts';

const ATTEMPTS = 5;
const FIRST_BACKOFF_MS = 20;

/**
 * Milliseconds to wait after this number of failed attempts: exponential backoff with full jitter, at most 64 times
 * `firstMs`.
 */
export const computeBackoffMs = (attempt: number, firstMs: number = FIRST_BACKOFF_MS): number =>
  Math.random() * firstMs * 2 ** Math.min(attempt, 6);

/**
 * Calls `ask` up to five times within about a second while it throws StoreUnavailableError. Throws the last
 * StoreUnavailableError, and LogLostError at once.
 */
export const retryWhileUnavailable = async <Result>(ask: (attempt: number) => Promise<Result>): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask(attempt);
    } catch (error) {
      const mayHelp = error instanceof StoreUnavailableError && !(error instanceof LogLostError);
      if (!mayHelp || attempt === ATTEMPTS) throw error;
      await sleep(computeBackoffMs(attempt));
    }
  }
};
