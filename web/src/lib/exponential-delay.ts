/** In milliseconds: `first` is the delay after the first failure, `longest` the maximum. */
interface DelayLimits {
  readonly first: number;
  readonly longest: number;
}

/**
 * Milliseconds to wait after this number of earlier failures. The delay doubles with each failure, up to the maximum.
 */
export const computeExponentialDelayMs = (failedBefore: number, { first, longest }: DelayLimits): number =>
  Math.min(longest, first * 2 ** failedBefore);
