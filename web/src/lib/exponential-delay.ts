/** Milliseconds: the delay after the first failure, and the maximum. */
interface Waits {
  readonly first: number;
  readonly longest: number;
}

/** Milliseconds to wait after this number of earlier failures: doubles with each, up to the maximum. */
export const exponentialDelayMs = (failedBefore: number, { first, longest }: Waits): number =>
  Math.min(longest, first * 2 ** failedBefore);
