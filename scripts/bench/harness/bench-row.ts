/** One line of the report: what was measured, how it came out, what we aim at, and what was checked to be right. */
export interface BenchRow {
  readonly what: string;
  readonly measured: string;
  readonly goal: string;
  readonly met: boolean;
  /** What was found correct about the work that was timed. A row that finds it wrong throws instead. */
  readonly checked: string;
}

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);

/** The value below which a share of the values lies; nearest rank. */
export const quantile = (values: readonly number[], share: number): number =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
export const whole = (value: number): string => Math.round(value).toLocaleString('en-US');

/** Throws when what was measured was not right: a fast wrong answer has no speed. */
export function check(right: boolean, what: string): asserts right {
  if (!right) throw new Error(`The bench found an error: ${what}.`);
}
