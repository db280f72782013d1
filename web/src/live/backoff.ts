import { exponentialDelayMs } from '../lib/exponential-delay.ts';

const WAITS = { first: 250, longest: 10_000 };

/** Full jitter: anywhere between at once and a ceiling that doubles, so that a restarted server is not stormed. */
export const reconnectDelay = (attempt: number, random: () => number = Math.random): number =>
  random() * exponentialDelayMs(attempt, WAITS);
