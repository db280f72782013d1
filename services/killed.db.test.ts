import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEvents } from '#events/record/read.ts';
import { studentStream } from '#events/student/student.ts';
import { allProjections } from '#projections/all.ts';
import { readPosition } from '#projections/engine/checkpoint.ts';
import { hashTables } from '#projections/engine/hash-tables.ts';
import { readSchemaName } from '#projections/engine/read-schema.ts';
import { rebuild } from '#projections/engine/rebuild.ts';
import { type Answer, Client } from '#scripts/test/client.ts';
import { databaseProcess, ServerProcess } from '#scripts/test/server-process.ts';
import { verify } from './audit/verify.ts';
import { type Config, readSettings } from './config.ts';
import { type Core, openCore } from './core.ts';
import { runningEmbedded } from './embedded/embedded.ts';

const SAVERS = 50;
const STUDENTS = 5;
/** So many answers must have come before the kill, and the savers still go on. */
const ANSWERS = 150;

let dataDir: string;
let server: ServerProcess | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rollbook-killed-'));
});
afterEach(async () => {
  await server?.end('SIGTERM');
  await rm(dataDir, { recursive: true });
});

/** Starts the whole program, database and all; answers with its address. */
async function start(port = '0'): Promise<string> {
  server = new ServerProcess('services/main.ts', { DATA_DIR: dataDir, PORT: port, LOG_LEVEL: 'error' });
  return (await server.says(/Rollbook is running: (\S+)/))[1] as string;
}

/** The program and its database, without a chance to finish anything. */
async function kill(): Promise<void> {
  const database = (await databaseProcess(dataDir)) as number;
  process.kill(database, 'SIGKILL');
  await server?.end('SIGKILL');
}

/** The record of the running program, as its operator opens it. */
const openRecord = async (): Promise<Core> =>
  openCore((await runningEmbedded(readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'error' }))) as Config);

interface Command {
  readonly key: string;
  readonly studentId: string;
  readonly path: string;
  readonly body: object;
}
const give = (tutor: Client, { key, path, body }: Command): Promise<Answer> =>
  tutor.post(path, body, { 'idempotency-key': key });

/** The nth command: an add, a removal or the mark of a day that has none yet, so that each writes one event. */
function commandOf(n: number, studentIds: readonly string[]): Command {
  const studentId = studentIds[n % STUDENTS] as string;
  const day = new Date(Date.UTC(2020, 0, 1 + n)).toISOString().slice(0, 10);
  const [act, body] = (
    [
      ['classes/add', { classes: 1 + (n % 4), reason: `Pack ${n}` }],
      ['classes/remove', { classes: 1 }],
      ['attendance', { status: 'present', date: day, notes: `Lesson ${n}` }],
    ] as const
  )[n % 3] as readonly [string, object];
  return { key: crypto.randomUUID(), studentId, path: `/api/students/${studentId}/${act}`, body };
}

test('after kill -9 under 50 savers what was acknowledged is there, once, and the rest can be settled', async () => {
  const url = await start();
  const tutor = await signInTutor(url);
  const studentIds = await createStudents(tutor);

  const answered = new Map<Command, Answer>();
  const unknown: Command[] = [];
  let given = 0;
  let killed: Promise<void> | undefined;
  const save = async () => {
    for (;;) {
      const command = commandOf(given++, studentIds);
      const answer = await give(tutor, command).catch(() => undefined);
      if (answer === undefined || answer.status >= 500) return void unknown.push(command);
      answered.set(command, answer);
      if (answered.size >= ANSWERS) killed ??= kill();
    }
  };
  await Promise.all(Array.from({ length: SAVERS }, save));
  await killed;
  expect([...answered.values()].filter(({ status }) => status !== 200).map(({ text }) => text)).toEqual([]);
  expect(unknown).toHaveLength(SAVERS);

  expect(await start(new URL(url).port)).toBe(url);
  await using record = disposable(await openRecord());
  const before = await countByCommand(record, studentIds);
  expect([...answered.keys()].filter(({ key }) => before.get(key) !== 1)).toEqual([]);

  for (const command of unknown) {
    const settled = await give(tutor, command);
    expect(settled).toMatchObject({ status: 200 });
    answered.set(command, settled);
  }
  const repeated = await Promise.all([...answered.keys()].map((command) => give(tutor, command)));
  expect(repeated.map(({ body }) => body)).toEqual([...answered.values()].map(({ body }) => body));
  const after = await countByCommand(record, studentIds);
  expect([...answered.keys()].filter(({ key }) => after.get(key) !== 1)).toEqual([]);
  expect(after.size).toBe(answered.size + STUDENTS);

  await proveReadModels(record);
});

async function signInTutor(url: string): Promise<Client> {
  await using record = disposable(await openRecord());
  const credentials = { email: 'sam@rollbook.example', password: 'chalk and slate' };
  const id = crypto.randomUUID();
  await record.accounts.register({
    ...{ ...credentials, id, name: 'Sam Okafor', role: 'tutor', confirmed: true },
    pending: { type: 'JoinTutor', owner: false, commandId: crypto.randomUUID(), actor: { id, role: 'system' } },
  });
  const client = new Client(url);
  expect(await client.post('/api/auth/sign-in', credentials)).toMatchObject({ status: 204 });
  return client;
}

async function createStudents(tutor: Client): Promise<string[]> {
  const created = [];
  for (let n = 0; n < STUDENTS; n += 1) {
    const student = { name: `Student ${n}`, email: `student-${n}@rollbook.example`, password: 'chalk and slate' };
    created.push(await tutor.post('/api/students', { ...student, classes_total: 9 }));
  }
  return created.map(({ body }) => body.balance.student_id);
}

/** How many events of these students each command has written. */
async function countByCommand({ store, keys }: Core, studentIds: readonly string[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const id of studentIds) {
    for (const { metadata } of await readEvents(await store.read(studentStream(id)), keys)) {
      counts.set(metadata.commandId, (counts.get(metadata.commandId) ?? 0) + 1);
    }
  }
  return counts;
}

/** The record verifies, and the tables that were kept up under fire are those of a rebuild. */
async function proveReadModels({ sql, store, keys, centre: { logId } }: Core): Promise<void> {
  const schema = readSchemaName(allProjections);
  const head = await store.head();
  await expect.poll(() => readPosition(sql, schema), { timeout: 5_000 }).toBe(head);
  expect((await verify({ sql, store, keys, schema })).fault).toBeUndefined();
  const kept = await hashTables(sql, schema);
  await rebuild({ sql, store, keys, projections: allProjections, logId });
  expect(await hashTables(sql, schema)).toBe(kept);
}

const disposable = (core: Core) => ({ ...core, [Symbol.asyncDispose]: core.close });
