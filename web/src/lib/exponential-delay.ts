/** Milliseconds: the wait after one failure, and what no wait is longer than. */
interface Waits {
  readonly first: number;
  readonly longest: number;
}

/** Milliseconds to wait when so many tries have failed before this one: twice as long after each, up to the longest. */
export const exponentialDelayMs = (failedBefore: number, { first, longest }: Waits): number =>
  Math.min(longest, first * 2 ** failedBefore);
