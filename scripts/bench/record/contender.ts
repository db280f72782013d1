import { randomUUID } from 'node:crypto';
import { check } from '../harness/bench-row.ts';
import { together, type Work } from './together.ts';

/** What takes part in the append rounds. */
export interface Contender {
  readonly name: string;
  /** Appends one event after `version` others of its stream; throws unless it was acknowledged as the next one. */
  append(stream: string, version: number): Promise<void>;
  /** Events stored so far. */
  count(): Promise<number>;
  /** Events that are missing between the first and the last of their stream, and in the log where it is numbered. */
  missing(): Promise<number>;
}

/** Each writer fills a stream of its own for a while. Throws unless exactly what was acknowledged is stored. */
async function round(contender: Contender, writers: number, ms: number): Promise<Work> {
  const run = randomUUID();
  const before = await contender.count();
  const work = await together(writers, ms, (writer, turn) => contender.append(`student-${run}-${writer}`, turn));
  const stored = (await contender.count()) - before;
  check(stored === work.took.length, `${contender.name}: ${work.took.length} acknowledged, ${stored} stored`);
  return work;
}

/** Rounds of several contenders in turn, each time another one first, after one that is not counted. */
export async function alternate(
  contenders: readonly Contender[],
  { writers, rounds, ms }: { writers: number; rounds: number; ms: number },
): Promise<Map<Contender, Work[]>> {
  const works = new Map<Contender, Work[]>(contenders.map((contender) => [contender, []]));
  for (const contender of contenders) await round(contender, writers, ms / 3);
  for (let turn = 0; turn < rounds; turn += 1) {
    const first = turn % contenders.length;
    for (const contender of [...contenders.slice(first), ...contenders.slice(0, first)]) {
      works.get(contender)?.push(await round(contender, writers, ms));
    }
  }
  for (const contender of contenders) {
    const missing = await contender.missing();
    check(missing === 0, `${contender.name}: ${missing} events are missing`);
  }
  return works;
}
