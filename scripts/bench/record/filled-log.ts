import type { Sql } from 'postgres';
import type { KeyRing } from '#events/record/key-ring.ts';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import type { BenchCluster } from '../harness/bench-cluster.ts';
import { enrolLearners, type Learner } from './course.ts';
import { fillLog } from './fill.ts';

export interface FilledLog {
  readonly url: string;
  readonly sql: Sql;
  readonly events: number;
  readonly keys: KeyRing;
  /** The students with the state that their streams give. */
  readonly learners: readonly Learner[];
}

/** Creates a separate database with a log of `events` real events of the students in rotation. */
export async function createFilledLog(
  cluster: BenchCluster,
  name: string,
  { students, events }: { students: number; events: number },
): Promise<FilledLog> {
  const { sql, url } = await cluster.database(name);
  const keys = createInMemoryKeyRing();
  const learners = await enrolLearners(keys, students);
  await fillLog(sql, learners, events);
  return { sql, url, events, keys, learners };
}
