/** One line of a report: what was measured, its figures with their goals, and what was checked about the timed work. */
import { computeMedianRatio, median, quantile } from './measure.ts';

export interface BenchRow {
  readonly what: string;
  readonly figures: readonly Figure[];
  /** Other figures, which have no goal. */
  readonly detail?: string;
  /** What was checked about the timed work. A bench throws when a check fails. */
  readonly checked: string;
}

/** A measured value. Without a limit it is for information. */
export interface Figure {
  readonly name?: string;
  readonly value: number;
  readonly format: (value: number) => string;
  readonly atMost?: number;
  readonly atLeast?: number;
}
type Limits = Pick<Figure, 'atMost' | 'atLeast'>;

export const formatMs = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
export const formatCount = (value: number): string => Math.round(value).toLocaleString('en-US');
const formatRatio = (value: number): string => `${value.toFixed(2)} ×`;
export const formatMegabytes = (value: number): string => `${formatCount(value)} MB`;
export const formatWriters = (writers: number): string => (writers === 1 ? '1 writer' : `${writers} writers`);

/** The median of times, and the quantiles that have a goal, in milliseconds. */
export const toTimeFigures = (
  took: readonly number[],
  goals: { readonly p50?: number; readonly p95?: number; readonly p99?: number } = {},
): Figure[] =>
  ([50, 95, 99] as const).flatMap((percent) => {
    const name = `p${percent}` as const;
    const atMost = goals[name];
    if (percent !== 50 && atMost === undefined) return [];
    const value = quantile(took, percent / 100);
    return [{ name, value, format: formatMs, ...(atMost !== undefined && { atMost }) }];
  });

export const toTime = (name: string, value: number, atMost: number): Figure => ({
  ...{ name, value, format: formatMs, atMost },
});

export const toRate = (value: number, limits: Limits = {}, unit = 'events'): Figure => ({
  ...{ value, format: (rate) => `${formatCount(rate)} ${unit}/s`, ...limits },
});

/** The median of the ratios of paired rounds. */
export const toRatio = (ours: readonly number[], theirs: readonly number[], limits: Limits = {}): Figure => ({
  ...{ value: computeMedianRatio(ours, theirs), format: formatRatio, ...limits },
});

/** Formats times as `p50 3.2 ms, p99 9.1 ms`. */
export const formatTimes = (took: readonly number[]): string =>
  `p50 ${formatMs(median(took))}, p99 ${formatMs(quantile(took, 0.99))}`;

const toNamed = (name: string | undefined, text: string) => (name ? `${name} ${text}` : text);

export const formatMeasured = ({ figures, detail }: BenchRow): string =>
  figures.map(({ name, value, format }) => toNamed(name, format(value))).join(', ') + (detail ? ` (${detail})` : '');

export const formatGoals = ({ figures }: BenchRow): string =>
  figures
    .flatMap(({ name, format, atMost, atLeast }) => [
      ...(atMost === undefined ? [] : [toNamed(name, `≤ ${format(atMost)}`)]),
      ...(atLeast === undefined ? [] : [toNamed(name, `≥ ${format(atLeast)}`)]),
    ])
    .join(', ') || 'for information';

/** Whether every figure is within its limits; undefined when none has a limit. */
export const isMet = ({ figures }: BenchRow): boolean | undefined => {
  const limited = figures.filter(({ atMost, atLeast }) => atMost !== undefined || atLeast !== undefined);
  if (limited.length === 0) return undefined;
  return limited.every(
    ({ value, atMost = Number.POSITIVE_INFINITY, atLeast = Number.NEGATIVE_INFINITY }) =>
      value <= atMost && value >= atLeast,
  );
};

export const formatMet = (row: BenchRow): string => ({ true: 'yes', false: 'NO', undefined: '' })[`${isMet(row)}`];
