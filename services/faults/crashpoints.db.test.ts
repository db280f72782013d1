import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { arm, crashpoints } from '#events/crashpoint.ts';
import type { Client } from '#scripts/test/client.ts';
import { testDatabase } from '#scripts/test/database.ts';
import { newTutor } from '#scripts/test/new-tutor.ts';
import { proveReadModels } from '#scripts/test/prove-record.ts';
import { createStudents, Savers } from '#scripts/test/savers.ts';
import { ServerProcess } from '#scripts/test/server-process.ts';
import { claimPort } from '../claim-port.ts';
import { type Config, readSettings } from '../config.ts';
import { buildApp } from '../http/app.ts';
import { openProgram, type Program } from '../program.ts';

const SAVERS = 4;
const NTH = 3;

const opened = new AsyncDisposableStack();
let env: Record<string, string>;
let tutor: Client;
let studentIds: string[];

beforeAll(async () => {
  const database = opened.use(await testDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), 'rollbook-crash-'));
  opened.defer(() => rm(dataDir, { recursive: true }));
  env = {
    DATABASE_URL: database.url,
    SESSION_SECRET: 'secret'.repeat(8),
    PERSONAL_DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    PORT: String(await claimPort('127.0.0.1', 0)),
  };
  await using program = await start();
  tutor = await newTutor(program, program.config.publicUrl);
  studentIds = await createStudents(tutor);
  await program.runner.caughtUp();
});
afterAll(() => opened.disposeAsync());

/** The program in this process, serving. */
async function start(): Promise<Program & AsyncDisposable> {
  const program = await openProgram(readSettings(env) as Config);
  const app = await buildApp(program);
  await app.listen({ host: '127.0.0.1', port: Number(env.PORT) });
  const close = async () => {
    await app.close();
    await program.close();
  };
  return { ...program, [Symbol.asyncDispose]: close };
}

/** Starts the program anew, and holds it to what the savers were told. */
async function proveAfterRestart(savers: Savers): Promise<void> {
  await using program = await start();
  await savers.settle(program);
  await proveReadModels(program);
  await expect.poll(async () => program.feed.told(), { timeout: 5_000 }).toBe(await program.store.head());
}

test.each(crashpoints)('%s an error is thrown: nothing is lost or doubled, also after a restart', async (name) => {
  const savers = new Savers(tutor, studentIds);
  {
    await using program = await start();
    const crash = arm({ name, how: 'throw', nth: NTH });
    await savers.save(SAVERS, () => crash.struck);
    expect([...savers.failures.keys()].filter((status) => status !== 500)).toEqual([]);
    await expect.poll(() => program.feed.told(), { timeout: 5_000 }).toBe(await program.store.head());
  }
  await proveAfterRestart(savers);
});

test.each(crashpoints)('%s the process is killed: nothing is lost or doubled after a restart', async (name) => {
  const server = new ServerProcess('services/main.ts', { ...env, CRASHPOINT: `${name}:kill#${NTH}` });
  opened.defer(async () => void (await server.end('SIGKILL')));
  await server.says(/Rollbook is running/);
  const savers = new Savers(tutor, studentIds);
  await savers.save(SAVERS, () => savers.unknown.length > 0);
  await server.end();
  expect(server.child.signalCode).toBe('SIGKILL');
  await proveAfterRestart(savers);
});

test('a place that is none is refused in words', async () => {
  const { code, output } = await new ServerProcess('services/main.ts', { ...env, CRASHPOINT: 'before-lunch' }).end();
  expect({ code, output }).toEqual({
    code: 1,
    output: expect.stringMatching(/^CRASHPOINT is “before-lunch”: expected/),
  });
});
