import type { Sql } from 'postgres';
import type { KeyRing } from '#events/record/key-ring.ts';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import type { BenchCluster } from '../harness/bench-cluster.ts';
import { enrolAll, type Learner } from './course.ts';
import { fillLog } from './fill.ts';

export interface FilledLog {
  readonly url: string;
  readonly sql: Sql;
  readonly events: number;
  readonly keys: KeyRing;
  /** What the students’ streams have come to. */
  readonly learners: readonly Learner[];
}

/** A database of its own whose log holds so many real events, the students in turn. */
export async function filledLog(
  cluster: BenchCluster,
  name: string,
  { students, events }: { students: number; events: number },
): Promise<FilledLog> {
  const { sql, url } = await cluster.database(name);
  const keys = createInMemoryKeyRing();
  const learners = await enrolAll(keys, students);
  await fillLog(sql, learners, events);
  return { sql, url, events, keys, learners };
}
