import { median, ms, quantile, whole } from '../harness/bench-row.ts';
import type { Work } from './together.ts';

export const rates = (works: readonly Work[]): number[] => works.map(({ perSecond }) => perSecond);

/** Milliseconds of every append of all rounds. */
const allTook = (works: readonly Work[]): number[] => works.flatMap(({ took }) => took);

export const quantiles = (works: readonly Work[]) => {
  const took = allTook(works);
  return { p50: quantile(took, 0.5), p99: quantile(took, 0.99) };
};

/** Median of the ratios of paired rounds. */
export const ratio = (ours: readonly number[], theirs: readonly number[]): number =>
  median(ours.map((value, round) => value / (theirs[round] as number)));

/** Formats rounds as `4,210/s, p50 3.2 ms, p99 9.1 ms`. */
export const told = (works: readonly Work[]): string => {
  const { p50, p99 } = quantiles(works);
  return `${whole(median(rates(works)))}/s, p50 ${ms(p50)}, p99 ${ms(p99)}`;
};

/** The figures of each round, for the raw results. */
export const rounds = (works: readonly Work[]) =>
  works.map((work) => ({ ...quantiles([work]), perSecond: work.perSecond }));

export const times = (value: number): string => `${value.toFixed(2)} ×`;
