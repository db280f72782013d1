import { exponentialDelayMs } from '../lib/exponential-delay.ts';

const WAITS = { first: 250, longest: 10_000 };

/**
 * Milliseconds to wait before this attempt to reconnect. Backoff with full jitter: the delay is random below a ceiling
 * that doubles, so that not all clients of a restarted server reconnect at once.
 */
export const reconnectDelay = (attempt: number, random: () => number = Math.random): number =>
  random() * exponentialDelayMs(attempt, WAITS);
