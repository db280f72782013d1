import { formatCount, formatMs, median, quantile } from '../harness/bench-row.ts';
import type { WriterRound } from './run-writers.ts';

export const toRates = (works: readonly WriterRound[]): number[] => works.map(({ perSecond }) => perSecond);

/** Milliseconds of every append of all rounds. */
const allTook = (works: readonly WriterRound[]): number[] => works.flatMap(({ took }) => took);

export const toQuantiles = (works: readonly WriterRound[]) => {
  const took = allTook(works);
  return { p50: quantile(took, 0.5), p99: quantile(took, 0.99) };
};

/** Median of the ratios of paired rounds. */
export const computeMedianRatio = (ours: readonly number[], theirs: readonly number[]): number =>
  median(ours.map((value, round) => value / (theirs[round] as number)));

/** Formats rounds as `4,210/s, p50 3.2 ms, p99 9.1 ms`. */
export const formatRounds = (works: readonly WriterRound[]): string => {
  const { p50, p99 } = toQuantiles(works);
  return `${formatCount(median(toRates(works)))}/s, p50 ${formatMs(p50)}, p99 ${formatMs(p99)}`;
};

/** The figures of each round, for the raw results. */
export const toRawRounds = (works: readonly WriterRound[]) =>
  works.map((work) => ({ ...toQuantiles([work]), perSecond: work.perSecond }));

export const formatRatio = (value: number): string => `${value.toFixed(2)} ×`;
