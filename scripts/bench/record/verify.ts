/** Measures the operator's verify on a small log and a large one, each in a separate process. */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Sql } from 'postgres';
import type { KeyRing } from '#events/record/key-ring.ts';
import { openPostgresStore } from '#events/store/postgres/open-postgres-store.ts';
import { allProjections } from '#projections/all.ts';
import { rebuildReadModels } from '#projections/engine/rebuild-read-models.ts';
import heapOptions from '#scripts/rollbook/heap-options.json' with { type: 'json' };
import { migrateDatabase } from '#services/core/migrate-database.ts';
import { createPersonalKeyRing } from '#services/platform/personal-keys/personal-keys.ts';
import type { BenchCluster } from '../harness/bench-cluster.ts';
import { assertCorrect, formatCount } from '../harness/run-suite.ts';
import { formatRatio, type RecordRow } from './contender.ts';
import { enrolLearners, fillLog } from './course.ts';
import type { BenchSize } from './record-target.ts';

export const RATE_GOAL = 60_000;
export const MEMORY_GOAL = 1.3;

interface Measured {
  readonly events: number;
  readonly rate: number;
  /** Processor time of the command per event, without the database server. */
  readonly microsecondsAnEvent: number;
  readonly peakMegabytes: number;
  readonly fault?: object;
}

export async function measureVerifyRows(cluster: BenchCluster, { log, students }: BenchSize): Promise<RecordRow[]> {
  const filledWith = (events: number) => async (sql: Sql, keys: KeyRing) => {
    await fillLog(sql, await enrolLearners(keys, students), events);
    return events;
  };
  const small = await measureVerify(cluster, 'small_verified', filledWith(log.middle));
  const large = await measureVerify(cluster, 'large_verified', filledWith(log.large));
  const growth = large.peakMegabytes / small.peakMegabytes;
  const checked = 'no fault, every event counted';
  return [
    {
      what: `verify of ${formatCount(large.events)} events`,
      measured: `${formatCount(large.rate)} events/s (${formatCount(small.rate)} of ${formatCount(small.events)})`,
      goal: `≥ ${formatCount(RATE_GOAL)}/s`,
      met: large.rate >= RATE_GOAL,
      checked,
      how: `Each hash checked, each of about 1.2 texts an event opened, each event validated, all read models folded again and compared byte for byte, and the ledger’s rules asked of ${formatCount(students)} students: from the start of the process’s work to its answer.`,
      raw: { small, large },
    },
    {
      what: 'verify: peak memory',
      measured: `${formatRatio(growth)} (${formatCount(large.peakMegabytes)} MB; ${formatCount(small.peakMegabytes)} MB with fewer events)`,
      goal: `≤ ${MEMORY_GOAL} ×`,
      met: growth <= MEMORY_GOAL,
      checked,
      how: `Peak resident memory of that process with ${formatCount(large.events)} events ÷ with ${formatCount(small.events)} of as many students.`,
      raw: { small, large },
    },
  ];
}

/** Fills a new log and verifies it. `fill` returns the number of events in the log. */
export async function measureVerify(
  cluster: BenchCluster,
  name: string,
  fill: (sql: Sql, keys: KeyRing) => Promise<number>,
): Promise<Measured> {
  await using database = await cluster.database(name);
  const { sql, url } = database;
  await migrateDatabase(url);
  const masterKey = randomBytes(32);
  const keys = createPersonalKeyRing({ sql, masterKey });
  const events = await fill(sql, keys);
  const store = openPostgresStore({ sql });
  const { schema } = await rebuildReadModels({ sql, store, keys, projections: allProjections, logId: 'bench' });
  await store.close();
  // Runs now what autovacuum would otherwise do during the measurement.
  await sql`vacuum analyze`;
  await sql`checkpoint`;

  const program = join(import.meta.dirname, 'verify-process.ts');
  const NODE_COMPILE_CACHE = join(cluster.home, 'compiled');
  const settings = {
    NODE_COMPILE_CACHE,
    DATABASE_URL: url,
    SCHEMA: schema,
    PERSONAL_DATA_KEY: masterKey.toString('base64'),
  };
  const { stdout } = await promisify(execFile)(process.execPath, [...heapOptions, program], {
    env: { ...process.env, ...settings },
  });
  const measured: Measured = JSON.parse(stdout);
  assertCorrect(measured.fault === undefined, `verify found ${JSON.stringify(measured.fault)}`);
  assertCorrect(measured.events === events, `${measured.events} of ${events} events were checked`);
  return measured;
}
