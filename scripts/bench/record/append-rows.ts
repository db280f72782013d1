/** Converts rounds of appends to rows of the report. */
import { formatCount, formatMs, median } from '../harness/run-suite.ts';
import {
  computeMedianRatio,
  formatRatio,
  formatRounds,
  type RecordRow,
  toQuantiles,
  toRates,
  toRawRounds,
  type WriterRound,
} from './contender.ts';

export const appendGoals = [
  { writers: 1, emmett: 1.5, raw: 0.65 },
  { writers: 16, emmett: 3, raw: 0.6 },
  { writers: 64, emmett: 5, raw: 1 },
] as const;
type Goal = (typeof appendGoals)[number];

const checked = 'each acknowledged event stored once, none missing';

const named = (writers: number) => `append, ${writers} ${writers === 1 ? 'writer' : 'writers'}`;

export const toEmmettComparison = (
  { writers, emmett: goal }: Goal,
  ours: readonly WriterRound[],
  theirs: readonly WriterRound[],
): RecordRow => {
  const measured = computeMedianRatio(toRates(ours), toRates(theirs));
  return {
    what: `${named(writers)} ÷ Emmett`,
    measured: `${formatRatio(measured)} (${formatRounds(ours)}; Emmett ${formatRounds(theirs)})`,
    goal: `≥ ${goal} ×`,
    met: measured >= goal,
    checked,
    how: 'Each writer appends events one at a time to a stream of its own, naming the version it expects: appends a second, ours ÷ those of Emmett’s `appendToStream` on a pool of 64 connections.',
    raw: { rollbook: toRawRounds(ours), emmett: toRawRounds(theirs) },
  };
};

export const toRawComparison = (
  { writers, raw: goal }: Goal,
  ours: readonly WriterRound[],
  raws: readonly WriterRound[],
) => {
  const measured = computeMedianRatio(toRates(ours), toRates(raws));
  return {
    what: `${named(writers)} ÷ raw insert`,
    measured: `${formatRatio(measured)} (${formatRounds(ours)}; raw ${formatRounds(raws)})`,
    goal: `≥ ${goal} ×`,
    met: measured >= goal,
    checked,
    how: 'The same, ÷ one prepared single-row insert of the same texts into a table with the same indexes, each writer on a connection of its own. It checks no version and no id, and its positions may have gaps.',
    raw: { rollbook: toRawRounds(ours), raw: toRawRounds(raws) },
  };
};

/** @param syncs milliseconds of fdatasync, measured before and after these rounds */
export const toSlowestAppendRow = (
  { writers }: Goal,
  ours: readonly WriterRound[],
  syncs: readonly number[],
): RecordRow => {
  const sync = median(syncs);
  const limit = 3 * sync + 10;
  const { p99 } = toQuantiles(ours);
  return {
    what: `${named(writers)}: p99`,
    measured: `${formatMs(p99)} (fdatasync ${sync.toFixed(2)} ms)`,
    goal: `≤ 3 × fdatasync + 10 ms = ${formatMs(limit)}`,
    met: p99 <= limit,
    checked,
    how: `Of every append of our rounds with ${writers} writers; fdatasync of one overwritten 8 KiB page beside the server’s data, before and after these rounds, median.`,
    raw: { ...toQuantiles(ours), fdatasync: sync },
  };
};

export const toCopyRow = (copies: readonly number[], rows: number): RecordRow => ({
  what: 'COPY, the upper raw limit',
  measured: `${formatCount(median(copies))} rows/s`,
  goal: 'for information',
  met: undefined,
  checked: 'the table’s unique keys',
  how: `One COPY of ${formatCount(rows)} rows of the same texts into the raw table, from the first row to the commit.`,
  raw: { perSecond: copies },
});
