import { setTimeout as sleep } from 'node:timers/promises';
import { StoreUnavailable } from '#events/store/port/event-store.ts';

const ATTEMPTS = 5;
const FIRST_PAUSE_MS = 20;

/** A pause in milliseconds before the next attempt: full jitter under a doubling bound. */
export const backoffMs = (attempt: number): number => Math.random() * FIRST_PAUSE_MS * 2 ** Math.min(attempt, 6);

/**
 * Repeats what the store did not answer, with the same arguments, up to five times within about a second. Throws the last
 * StoreUnavailable.
 */
export const retryUnavailable = async <Result>(ask: (attempt: number) => Promise<Result>): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask(attempt);
    } catch (error) {
      if (!(error instanceof StoreUnavailable) || attempt === ATTEMPTS) throw error;
      await sleep(backoffMs(attempt));
    }
  }
};
