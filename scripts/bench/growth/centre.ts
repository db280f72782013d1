/** Opens a centre with a long history: fills its log, builds the read models, and starts the program as a separate process. */
import { randomBytes } from 'node:crypto';
import { basename, join } from 'node:path';
import type { Sql } from 'postgres';
import { GROUP_STUDENTS_MAX } from '#events/values/limits.ts';
import { allProjections } from '#projections/all.ts';
import { rebuildReadModels } from '#projections/engine/rebuild-read-models.ts';
import { hashPassword } from '#services/core/accounts/password.ts';
import { WAITING_SIGN_UPS_MAX } from '#services/core/accounts/sign-up-limits.ts';
import { advanceKnownLog } from '#services/core/event-log/known-log.ts';
import { storePicture } from '#services/learning/pictures/picture-store.ts';
import { readSettings } from '#services/platform/config/config.ts';
import { openProgramCore } from '#services/server/program/program-core.ts';
import type { Client } from '#testing/client.ts';
import { signIn } from '#testing/demo-server.ts';
import { ServerProcess } from '#testing/server-process.ts';
import { type BenchCluster, settleDatabase } from '../harness/bench-cluster.ts';
import {
  type CentreSize,
  createFilledLog,
  type FilledLog,
  PICTURE_PATH,
  studentId,
  TUTOR_ID,
} from '../harness/filled-log.ts';
import { assertCorrect, toBody } from '../harness/measure.ts';
import { debuggedEnvironment, type MemoryUsage, readMemory } from '../harness/program-memory.ts';

const password = 'chalk and slate';
/** Bytes of an encoded photograph of a page. */
const PICTURE_BYTES = 60_000;
/** A centre with at least this many students gets the maximum number of accounts that wait for approval. */
const STUDENTS_OF_FULL_LIST = 500;

export interface GrownCentre {
  readonly size: CentreSize;
  readonly log: FilledLog;
  /** The settings of the program, with which another copy of it can be started. */
  readonly env: Readonly<Record<string, string>>;
  readonly tutor: Client;
  /** Client of the first student. */
  readonly student: Client;
  /** Id of an attendance record of the first student. */
  readonly recordId: string;
  /** Id of a group of the first students, which is as large as a group can be. */
  readonly groupId: string;
  memory(): Promise<MemoryUsage>;
  /** Folds the whole log into new tables, which the program then serves. */
  rebuild(): Promise<void>;
}

/** What the benches of the suite share. */
export interface GrowthTarget {
  readonly centres: readonly [small: GrownCentre, big: GrownCentre];
  readonly rounds: number;
}

/** `build` builds the first read models, and returns their schema. */
export async function openGrownCentre(
  opened: AsyncDisposableStack,
  cluster: BenchCluster,
  name: string,
  size: CentreSize,
  build?: (log: FilledLog, logId: string) => Promise<string>,
): Promise<GrownCentre> {
  const log = await createFilledLog(cluster, name, size);
  const { url: databaseUrl, sql, masterKey } = log;
  const env = {
    ...{ PORT: '0', DATA_DIR: join(cluster.home, name), DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' },
    ...{ SESSION_SECRET: 'bench'.repeat(8), PERSONAL_DATA_KEY: masterKey.toString('base64') },
  };
  const core = await openProgramCore({ ...readSettings(env), databaseUrl } as never, { createCentre: { demo: false } });
  await addAccounts(sql, Math.min(1, size.students / STUDENTS_OF_FULL_LIST));
  const { store, keys, centre } = core;
  opened.defer(() => core.close());
  const rebuild = async (): Promise<string> => {
    const options = { sql, store, keys, projections: allProjections, logId: centre.logId };
    const built = await rebuildReadModels(options);
    assertCorrect(built.parked === 0, `${built.parked} rows are parked`);
    return built.schema;
  };
  const schema = await (build?.(log, centre.logId) ?? rebuild());
  const [record] = await sql`
    select id from ${sql(`${schema}.attendance`)} where student_id = ${studentId(0)} order by date desc limit 1`;
  // Otherwise the program would read the whole log beside what is measured, which a centre that grew day by day never does.
  await advanceKnownLog(sql, store);
  await settleDatabase(sql);

  const server = new ServerProcess('services/server/main.ts', { ...env, ...debuggedEnvironment });
  opened.defer(async () => void (await server.end('SIGTERM')));
  const [, url = ''] = await server.waitForOutput(/Rollbook is running: (\S+)/);
  const tutor = await signIn(url, 'sam@rollbook.example', password);
  const members = Array.from({ length: Math.min(size.students, GROUP_STUDENTS_MAX) }, (_, index) => studentId(index));
  const group = toBody(await tutor.post('/api/groups', { name: 'Tuesday at four', students: members }));
  return {
    ...{ size, log, env, tutor, recordId: record?.id, groupId: group.id },
    student: await signIn(url, 'student0@rollbook.example', password),
    memory: () => readMemory(server),
    rebuild: async () => void (await rebuild()),
  };
}

/** Adds the accounts of the tutor and the first student, a share of the most that may wait for approval, and a picture. */
async function addAccounts(sql: Sql, share: number): Promise<void> {
  for (const [id, email, role] of [
    [TUTOR_ID, 'sam@rollbook.example', 'tutor'],
    [studentId(0), 'student0@rollbook.example', 'student'],
  ] as const) {
    await sql`insert into accounts."user" (id, name, email, "emailVerified", role)
      values (${id}, ${email}, ${email}, true, ${role})`;
    await sql`insert into accounts.account ("accountId", "providerId", "userId", password)
      values (${id}, 'credential', ${id}, ${await hashPassword(password)})`;
  }
  const count = Math.ceil(WAITING_SIGN_UPS_MAX * share);
  await sql`
    insert into accounts."user" (id, name, email, "emailVerified", role, awaiting_approval)
    select gen_random_uuid(), 'New Pupil ' || n, 'new.pupil.' || n || '@rollbook.example', true, 'student', true
    from generate_series(1, ${count}) as n`;
  await sql`
    insert into accounts.sign_up_decisions (person_id, name, command_id, decision, decided_by)
    select gen_random_uuid(), 'Declined Pupil ' || n, gen_random_uuid(), 'declined', ${TUTOR_ID}
    from generate_series(1, ${count}) as n`;
  const picture = { hash: basename(PICTURE_PATH), bytes: randomBytes(PICTURE_BYTES), width: 800, height: 600 };
  await storePicture(sql, picture, new Date());
}
