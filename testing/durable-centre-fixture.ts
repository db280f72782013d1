import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFailed } from 'vitest';
import { toTestLogEnvironment } from '#events/store/test/test-log.ts';
import { type Config, readSettings } from '#services/platform/config/config.ts';
import { type PostgresCluster, startCluster } from '#services/platform/embedded-database/cluster.ts';
import { openProgramCore, type ProgramCore } from '#services/server/program/program-core.ts';
import type { Client } from './client.ts';
import { CommandLoad, createStudents } from './command-load.ts';
import { expectReadModelsEqualRebuild } from './expect-record.ts';
import { createTutorAndClient } from './people-fixture.ts';
import { ServerProcess } from './server-process.ts';

export interface DurableCentre extends AsyncDisposable {
  readonly server: ServerProcess;
  /** Address of the program. */
  readonly url: string;
  /** The environment variables of the program. A second copy needs another port. */
  readonly env: Readonly<Record<string, string>>;
  readonly tutor: Client;
  /** The database server that is running. */
  readonly cluster: PostgresCluster;
  /** Starts the database server again, at the same address. */
  restartDatabase(): Promise<void>;
  readonly record: ProgramCore;
  /** Commands that the test sends while a server fails. */
  readonly load: CommandLoad;
  /** The status of `/health/ready`. Throws when the program has ended. */
  health(): Promise<number>;
}

interface Options {
  readonly databaseHome?: string;
  /** Address of the EventStoreDB that holds the log, when the test has its own server. */
  readonly eventStoreUrl?: string;
  /** Further environment variables of the program. */
  readonly programEnv?: Readonly<Record<string, string>>;
}

/** Starts the program in a separate process, with its own PostgreSQL that syncs every commit to disk. */
export async function openDurableCentre({
  databaseHome,
  eventStoreUrl,
  programEnv,
}: Options = {}): Promise<DurableCentre> {
  const opened = new AsyncDisposableStack();
  const home = await mkdtemp(join(tmpdir(), 'rollbook-durable-'));
  opened.defer(() => rm(home, { recursive: true, force: true }));
  const postgres = join(databaseHome ?? home, 'postgres');
  await mkdir(postgres);
  let cluster = await startCluster(postgres);
  opened.defer(() => cluster.stop());
  const { port } = new URL(cluster.url);
  const env = {
    DATABASE_URL: cluster.url,
    SESSION_SECRET: 'secret'.repeat(8),
    PERSONAL_DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
    DATA_DIR: join(home, 'data'),
    ...toTestLogEnvironment(home),
    ...(eventStoreUrl && { EVENTSTORE_URL: eventStoreUrl }),
  };
  const server = new ServerProcess('services/server/main.ts', {
    ...env,
    PORT: '0',
    METRICS_PORT: '0',
    LOG_LEVEL: 'warn',
    ...programEnv,
  });
  opened.defer(async () => void (await server.end('SIGTERM')));
  onTestFailed(() => console.error(`Last output of the program:\n${server.output.slice(-4_000)}`));
  const [, url = ''] = await server.waitForOutput(/Rollbook is running: (\S+)/);
  const record = await openProgramCore(readSettings({ ...env, LOG_LEVEL: 'fatal' }) as Config);
  opened.defer(() => record.close());
  await expectDurable(record);
  const tutor: Client = await createTutorAndClient(record, url);
  const load = new CommandLoad(tutor, await createStudents(tutor));
  return {
    server,
    url,
    env,
    tutor,
    get cluster() {
      return cluster;
    },
    async restartDatabase() {
      cluster = await startCluster(postgres, { port });
    },
    record,
    load,
    async health() {
      expect(server.child.exitCode, 'the program ended').toBeNull();
      return (await tutor.get('/health/ready')).status;
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

/** Number of commands, from the last, that are repeated. It is small because each repetition reads a whole stream. */
const REPEATED = 100;

/**
 * Expects that the program kept running, that failed commands got clear answers, that the log agrees with every answer,
 * and that the read models equal a rebuild.
 */
export async function expectSurvived({ server, load, record }: DurableCentre): Promise<void> {
  expect(server.child.exitCode, server.output).toBeNull();
  load.expectClearFailures();
  await load.settle(record, REPEATED);
  await expectReadModelsEqualRebuild(record);
}

/**
 * Expects that the server syncs commits to disk. Without that, answers could be lost without a fault of the program.
 */
async function expectDurable({ sql }: ProgramCore): Promise<void> {
  const settings = await sql<{ name: string; setting: string }[]>`
    select name, setting from pg_settings
    where name in ('fsync', 'synchronous_commit', 'full_page_writes') order by name`;
  expect(settings.map(({ name, setting }) => `${name} ${setting}`)).toEqual([
    'fsync on',
    'full_page_writes on',
    'synchronous_commit on',
  ]);
}

/** Expects that commands and the program go on by themselves after a server that was frozen for so long. */
export async function expectOutlasts(
  centre: DurableCentre,
  { clients, ms, freeze }: { clients: number; ms: number; freeze: () => Disposable | Promise<Disposable> },
): Promise<void> {
  const { load, health } = centre;
  let over = false;
  const running = load.run(clients, () => over);
  await expect.poll(() => load.answered.size).toBeGreaterThan(50);
  {
    using _ = await freeze();
    const [status] = await Promise.all([health(), sleep(ms)]);
    expect(status).toBe(503);
  }
  const back = load.answered.size;
  await expect.poll(health).toBe(200);
  await expect.poll(() => load.answered.size).toBeGreaterThan(back + clients);
  over = true;
  await running;
  await expectSurvived(centre);
}
