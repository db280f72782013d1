import { randomUUID } from 'node:crypto';
import { assertCorrect, type BenchRow, formatCount, formatMs, median, quantile } from '../harness/run-suite.ts';

/** An event store or a table that takes part in the comparison of appends. */
export interface Contender {
  readonly name: string;
  /** Appends one event after `version` events of its stream. Throws unless it is acknowledged as the next one. */
  append(stream: string, version: number): Promise<void>;
  /** Counts the stored events. */
  count(): Promise<number>;
  /** Counts missing events: gaps in the versions of streams and, for a numbered log, in its positions. */
  missing(): Promise<number>;
}

/** Lets each writer append to its own stream. Throws unless exactly the acknowledged events are stored. */
async function round(contender: Contender, writers: number, ms: number): Promise<WriterRound> {
  const run = randomUUID();
  const before = await contender.count();
  const work = await runWriters(writers, ms, (writer, turn) => contender.append(`student-${run}-${writer}`, turn));
  const stored = (await contender.count()) - before;
  assertCorrect(stored === work.took.length, `${contender.name}: ${work.took.length} acknowledged, ${stored} stored`);
  return work;
}

/**
 * Runs rounds of several contenders in turn, after a warm-up round that is not counted. Each time another contender is
 * the first.
 */
export async function runAlternately(
  contenders: readonly Contender[],
  { writers, rounds, ms }: { writers: number; rounds: number; ms: number },
): Promise<Map<Contender, WriterRound[]>> {
  const works = new Map<Contender, WriterRound[]>(contenders.map((contender) => [contender, []]));
  for (const contender of contenders) await round(contender, writers, ms / 3);
  for (let turn = 0; turn < rounds; turn += 1) {
    const first = turn % contenders.length;
    for (const contender of [...contenders.slice(first), ...contenders.slice(0, first)]) {
      works.get(contender)?.push(await round(contender, writers, ms));
    }
  }
  for (const contender of contenders) {
    const missing = await contender.missing();
    assertCorrect(missing === 0, `${contender.name}: ${missing} events are missing`);
  }
  return works;
}

/** Figures of one round of writes. */
export interface WriterRound {
  readonly perSecond: number;
  /** Milliseconds of each write. */
  readonly took: readonly number[];
}

/** Runs writers concurrently for `ms` milliseconds. Each writer writes serially; `turn` counts its writes from 0. */
async function runWriters(
  writers: number,
  ms: number,
  write: (writer: number, turn: number) => Promise<void>,
): Promise<WriterRound> {
  const took: number[] = [];
  const began = performance.now();
  const work = async (writer: number) => {
    for (let turn = 0, at = began; at - began < ms; turn += 1) {
      await write(writer, turn);
      const done = performance.now();
      took.push(done - at);
      at = done;
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, writer) => work(writer)));
  return { perSecond: (took.length / (performance.now() - began)) * 1_000, took };
}

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

/** A report row of `npm run bench:record`. */
export interface RecordRow extends BenchRow {
  /** One or two sentences about the measurement and the comparison. */
  readonly how: string;
  /** The raw figures behind `measured`. */
  readonly raw: Readonly<Record<string, unknown>>;
}
