import { randomBytes } from 'node:crypto';
import type { Sql } from 'postgres';
import type { StudentState } from '#events/classes/student/student-state.ts';
import type { KeyRing } from '#events/record/key-ring.ts';
import { migrateDatabase } from '#services/core/migrate-database.ts';
import { createPersonalKeyRing } from '#services/platform/personal-keys/personal-keys.ts';
import type { BenchCluster } from '../harness/bench-cluster.ts';
import { copyHistory, toCentreSize } from '../history/history.ts';

export interface MixedLog {
  readonly url: string;
  readonly sql: Sql;
  readonly events: number;
  readonly personalDataKey: Buffer;
  readonly keys: KeyRing;
  /** The students with the state that their streams give. */
  readonly learners: readonly { readonly id: string; readonly state: StudentState }[];
}

/** Creates a separate database with a log of about `events` events of every kind, as a centre writes them in three years. */
export async function createMixedLog(
  cluster: BenchCluster,
  name: string,
  size: { readonly students: number; readonly events: number },
): Promise<MixedLog> {
  const { sql, url } = await cluster.database(name);
  await migrateDatabase(url);
  const personalDataKey = randomBytes(32);
  const keys = createPersonalKeyRing({ sql, masterKey: personalDataKey });
  const { events, students } = await copyHistory(sql, toCentreSize(size), keys);
  // Runs now what autovacuum would otherwise do during the measurement.
  await sql`vacuum analyze log.events`;
  await sql`checkpoint`;
  return { url, sql, events, personalDataKey, keys, learners: students };
}
