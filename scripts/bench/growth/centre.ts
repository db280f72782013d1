/** Opens a centre with a long history: writes its log in bulk, builds the read models, and starts the program as a separate process. */
import { randomBytes } from 'node:crypto';
import { basename, join } from 'node:path';
import { GROUP_STUDENTS_MAX } from '#events/values/limits.ts';
import { allProjections } from '#projections/all.ts';
import { rebuildReadModels } from '#projections/engine/rebuild-read-models.ts';
import { hashPassword } from '#services/core/accounts/password.ts';
import { WAITING_SIGN_UPS_MAX } from '#services/core/accounts/sign-up-limits.ts';
import { storePicture } from '#services/learning/pictures/picture-store.ts';
import { readSettings } from '#services/platform/config/config.ts';
import { openProgramCore } from '#services/server/program/program-core.ts';
import { Client } from '#testing/client.ts';
import { ServerProcess } from '#testing/server-process.ts';
import type { BenchCluster } from '../harness/bench-cluster.ts';
import { type MemoryUsage, readMemory } from '../harness/read-memory.ts';
import { assertCorrect } from '../harness/run-suite.ts';
import { type CentreSize, copyHistory, PICTURE_PATH, studentId, TUTOR_ID } from '../history/history.ts';

const PASSWORD = 'chalk and slate';
/** Bytes of an encoded photograph of a page. */
const PICTURE_BYTES = 60_000;
/** A centre with at least this many students gets the maximum number of accounts that wait for approval. */
const STUDENTS_OF_FULL_LIST = 500;

export interface GrownCentre extends AsyncDisposable {
  readonly size: CentreSize;
  readonly events: number;
  readonly url: string;
  readonly tutor: Client;
  /** Client of the first student. */
  readonly student: Client;
  /** Id of an attendance record of the first student. */
  readonly recordId: string;
  /** Id of a group of the first students, which is as large as a group can be. */
  readonly groupId: string;
  memory(): Promise<MemoryUsage>;
}

export async function openGrownCentre(cluster: BenchCluster, name: string, size: CentreSize): Promise<GrownCentre> {
  const { url: databaseUrl, sql } = await cluster.database(name);
  const secret = 'bench'.repeat(8);
  const key = Buffer.alloc(32, 7);
  const dataDir = join(cluster.home, name);
  const config = { ...readSettings({ PORT: '0', DATA_DIR: dataDir }), databaseUrl, sessionSecret: secret };
  const core = await openProgramCore(
    { ...config, personalDataKey: key, logLevel: 'error' },
    { createCentre: { demo: false } },
  );
  const { events } = await copyHistory(sql, size, core.keys);
  await Promise.all([
    addAccount(TUTOR_ID, 'sam@rollbook.example', 'tutor'),
    addAccount(studentId(0), 'student0@rollbook.example', 'student'),
  ]);
  await addSignUps(
    Math.min(WAITING_SIGN_UPS_MAX, Math.ceil(WAITING_SIGN_UPS_MAX * (size.students / STUDENTS_OF_FULL_LIST))),
  );
  const bytes = randomBytes(PICTURE_BYTES);
  const hash = basename(PICTURE_PATH);
  await storePicture(sql, { hash, bytes, width: 800, height: 600 }, new Date());
  const { logId } = core.centre;
  const built = await rebuildReadModels({
    sql,
    store: core.store,
    keys: core.keys,
    projections: allProjections,
    logId,
  });
  assertCorrect(built.parked === 0, `${built.parked} rows are parked`);
  const [{ id: recordId }] = await sql.unsafe<[{ id: string }]>(
    `select id from ${built.schema}.attendance where student_id = '${studentId(0)}' order by date desc limit 1`,
  );
  await core.close();
  await sql.unsafe('vacuum analyze');
  await sql.unsafe('checkpoint');

  const server = new ServerProcess('services/server/main.ts', {
    ...{ PORT: '0', DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SESSION_SECRET: secret, LOG_LEVEL: 'error' },
    ...{ PERSONAL_DATA_KEY: key.toString('base64'), NODE_OPTIONS: '--inspect=127.0.0.1:0' },
  });
  try {
    const [, debuggerUrl = ''] = await server.waitForOutput(/Debugger listening on (\S+)/);
    const [, url = ''] = await server.waitForOutput(/Rollbook is running: (\S+)/);
    const signIn = async (email: string) => {
      const client = new Client(url);
      const { status, text } = await client.post('/api/auth/sign-in', { email, password: PASSWORD });
      assertCorrect(status === 204, `${email} could not sign in: ${text}`);
      return client;
    };
    const tutor = await signIn('sam@rollbook.example');
    return {
      ...{ size, events, recordId, url, tutor },
      groupId: await createGroup(tutor),
      student: await signIn('student0@rollbook.example'),
      memory: () => readMemory(debuggerUrl),
      [Symbol.asyncDispose]: async () => void (await server.end('SIGTERM')),
    };
  } catch (error) {
    await server.end('SIGKILL');
    throw error;
  }

  /** Creates `count` accounts that wait for a tutor's approval, and as many declined ones. */
  async function addSignUps(count: number): Promise<void> {
    await sql`
      insert into accounts."user" (id, name, email, "emailVerified", role, awaiting_approval)
      select gen_random_uuid(), 'New Pupil ' || n, 'new.pupil.' || n || '@rollbook.example', true, 'student', true
      from generate_series(1, ${count}) as n`;
    await sql`
      insert into accounts.sign_up_decisions (person_id, name, command_id, decision, decided_by)
      select gen_random_uuid(), 'Declined Pupil ' || n, gen_random_uuid(), 'declined', ${TUTOR_ID}
      from generate_series(1, ${count}) as n`;
  }

  async function createGroup(tutor: Client): Promise<string> {
    const members = Array.from({ length: Math.min(size.students, GROUP_STUDENTS_MAX) }, (_, index) => studentId(index));
    const { status, text, body } = await tutor.post('/api/groups', { name: 'Tuesday at four', students: members });
    assertCorrect(status === 200, `a group was answered ${status}: ${text}`);
    return body.id;
  }

  async function addAccount(id: string, email: string, role: 'tutor' | 'student'): Promise<void> {
    await sql`insert into accounts."user" (id, name, email, "emailVerified", role)
      values (${id}, ${email}, ${email}, true, ${role})`;
    await sql`insert into accounts.account ("accountId", "providerId", "userId", password)
      values (${id}, 'credential', ${id}, ${await hashPassword(PASSWORD)})`;
  }
}
