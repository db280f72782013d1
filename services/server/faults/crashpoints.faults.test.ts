import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { armCrashpoint, COMMAND_CRASHPOINT_NAMES, type CrashpointName } from '#events/kernel/crashpoint.ts';
import { toTestLogEnvironment } from '#events/store/test/test-log.ts';
import { type Config, readSettings } from '#services/platform/config/config.ts';
import { buildApp } from '#services/server/http/app.ts';
import { openProgram, type Program } from '#services/server/program/program.ts';
import type { Client } from '#testing/client.ts';
import { CommandLoad, createStudents } from '#testing/command-load.ts';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { expectReadModelsEqualRebuild } from '#testing/expect-record.ts';
import { createTutorAndClient } from '#testing/people-fixture.ts';
import { ServerProcess } from '#testing/server-process.ts';
import { findFreePort } from '#testing/test-port.ts';

const CLIENTS = 4;
/**
 * The nth passage at which a crashpoint fires. A start also passes the crashpoints of a fold while it catches up, but
 * fewer times.
 */
const NTH = 6;

const opened = new AsyncDisposableStack();
let env: Record<string, string>;
let tutor: Client;
let studentIds: string[];

beforeAll(async () => {
  const database = opened.use(await openTestDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), 'rollbook-crash-'));
  opened.defer(() => rm(dataDir, { recursive: true }));
  env = {
    DATABASE_URL: database.url,
    SESSION_SECRET: 'secret'.repeat(8),
    PERSONAL_DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    PORT: String(await findFreePort()),
    ...toTestLogEnvironment(database.url),
  };
  await using program = await start();
  tutor = await createTutorAndClient(program, program.config.publicUrl);
  studentIds = await createStudents(tutor);
});
afterAll(() => opened.disposeAsync());

/** Starts the program in this process and makes it listen. */
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

/** Expects that the feed has notified its listeners of everything in the log. */
const proveTold = async ({ feed, store }: Program): Promise<void> =>
  await expect.poll(() => feed.notifiedPosition()).toBeGreaterThanOrEqual(await store.head());

/** One program survives an error at each crashpoint. Its tables are compared with a rebuild after the kills. */
describe('after an error at a crashpoint', () => {
  let program: Program & AsyncDisposable;
  beforeAll(async () => {
    program = await start();
  });
  afterAll(() => program?.[Symbol.asyncDispose]());

  test.each(COMMAND_CRASHPOINT_NAMES)('%s: no command is lost or applied twice', async (name) => {
    const load = new CommandLoad(tutor, studentIds);
    const crash = armCrashpoint({ name, how: 'throw', nth: NTH });
    await load.run(CLIENTS, () => crash.hasFired);
    expect([...load.failures.keys()].filter((status) => status !== 500)).toEqual([]);
    await load.settle(program);
    await proveTold(program);
  });
});

/**
 * Each process starts from what the killed one left behind and is killed at the next crashpoint. At the end, a process
 * runs undisturbed.
 */
describe('after a kill at a crashpoint', () => {
  const toldBefore = new Map<CrashpointName, CommandLoad>();

  test.each(COMMAND_CRASHPOINT_NAMES)('%s: the process is killed there', async (name) => {
    await using server = new ServerProcess('services/server/main.ts', { ...env, CRASHPOINT: `${name}:kill#${NTH}` });
    await server.waitForOutput(/Rollbook is running/);
    const load = new CommandLoad(tutor, studentIds);
    toldBefore.set(name, load);
    await load.run(CLIENTS, () => load.unknown.length > 0);
    await server.end();
    expect(server.child.signalCode).toBe('SIGKILL');
  });

  describe('after the next start', () => {
    let program: Program & AsyncDisposable;
    beforeAll(async () => {
      program = await start();
    });
    afterAll(() => program?.[Symbol.asyncDispose]());

    test.each(COMMAND_CRASHPOINT_NAMES)(
      '%s: every acknowledged command is stored once, and the others can be retried',
      async (name) => {
        await (toldBefore.get(name) as CommandLoad).settle(program);
      },
    );

    test('the read models equal a rebuild, and listeners are notified of every event', async () => {
      await proveTold(program);
      await expectReadModelsEqualRebuild(program);
    });
  });
});
