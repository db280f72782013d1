/** One line of the report: the subject, the figures, the goal, and the checks of correctness. */
export interface BenchRow {
  readonly what: string;
  readonly measured: string;
  readonly goal: string;
  /** Whether the goal is met; undefined when there is no goal. */
  readonly met: boolean | undefined;
  /** What was checked about the timed work. A bench throws when a check fails. */
  readonly checked: string;
}

export const formatMet = (met: boolean | undefined): string => (met === undefined ? '' : met ? 'yes' : 'NO');

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);

/** The quantile of the values by nearest rank. */
export const quantile = (values: readonly number[], share: number): number =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export const formatMs = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
export const formatCount = (value: number): string => Math.round(value).toLocaleString('en-US');

/** Throws when the measured work is not correct, so that no figure is reported for it. */
export function assertCorrect(right: boolean, what: string): asserts right {
  if (!right) throw new Error(`The bench found an error: ${what}.`);
}
