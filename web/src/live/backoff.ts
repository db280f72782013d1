const FIRST_MS = 250;
const LONGEST_MS = 10_000;

/** Full jitter: anywhere between at once and a ceiling that doubles, so that a restarted server is not stormed. */
export const reconnectDelay = (attempt: number, random: () => number = Math.random): number =>
  random() * Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt, 10));
