import { computeExponentialDelayMs } from '../lib/exponential-delay.ts';

const DELAY_LIMITS = { first: 250, longest: 10_000 };

/**
 * Milliseconds to wait before this attempt to reconnect. Backoff with full jitter: the delay is random below a ceiling
 * that doubles, so that not all clients of a restarted server reconnect at once.
 */
export const computeReconnectDelayMs = (attempt: number, random: () => number = Math.random): number =>
  random() * computeExponentialDelayMs(attempt, DELAY_LIMITS);
