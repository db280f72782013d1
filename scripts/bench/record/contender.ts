import { randomUUID } from 'node:crypto';
import { assertCorrect } from '../harness/bench-row.ts';
import { runWriters, type WriterRound } from './run-writers.ts';

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
