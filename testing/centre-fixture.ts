import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Sql } from 'postgres';
import { openEventStore } from '#events/store/open-event-store.ts';
import { toTestLogEnvironment } from '#events/store/test/test-log.ts';
import { allProjections } from '#projections/all.ts';
import { toReadSchemaName } from '#projections/engine/read-schema.ts';
import { openCentre } from '#services/core/centre/centre.ts';
import type { DemoAccount } from '#services/core/centre/demo-account.ts';
import { createCommandHandler } from '#services/core/command/command-handler.ts';
import { createIdempotencyKeys } from '#services/core/command/idempotency-keys.ts';
import type { OpenStoreAt } from '#services/core/event-log/log-place.ts';
import type { QuestionSource } from '#services/core/use-case/question-source.ts';
import type { Clock } from '#services/platform/clock.ts';
import { type Config, readSettings } from '#services/platform/config/config.ts';
import type { FetchPublicBytes } from '#services/platform/fetch/fetch-public-bytes.ts';
import { createPersonalKeyRing } from '#services/platform/personal-keys/personal-keys.ts';
import { createHealthCheck, type Health } from '#services/server/health/check-health.ts';
import { buildApp } from '#services/server/http/app.ts';
import { openProgram, type Program } from '#services/server/program/program.ts';
import { Client } from './client.ts';
import { openTestDatabase } from './database-fixture.ts';
import { createPeopleFixture, type PeopleFixture } from './people-fixture.ts';
import { reserveTestPort } from './test-port.ts';

export interface TestCentre extends PeopleFixture, AsyncDisposable {
  readonly url: string;
  readonly program: Program;
  /** The HTTP server that is listening. */
  readonly app: FastifyInstance;
  /** Starts a new HTTP server at the same address after the previous one was closed. */
  reopen(): Promise<void>;
  /** What the port of the metrics says of the program at `/health`. */
  checkHealth(): Promise<Health>;
  /** Returns a client that is not signed in. */
  createVisitor(): Client;
}

interface Options {
  readonly clock?: Clock;
  /** Environment variables of the program. */
  readonly env?: Record<string, string>;
  /** Opens a demo centre, which shows these accounts on the login page. */
  readonly demoAccounts?: readonly DemoAccount[];
  /** The source of practice questions, in place of the program's own. */
  readonly questions?: QuestionSource;
  /** Loads pictures from addresses. The program's own function loads them from the public internet only. */
  readonly fetchBytes?: FetchPublicBytes;
  /** Opens the log at a place, in place of what its address names. */
  readonly openStore?: OpenStoreAt;
  /** The folder of the built web, in place of `web/dist`. */
  readonly webRoot?: string;
}

const NOON = '2026-11-20T17:00:00Z';
/** A clock that always shows noon on a Friday at the centre. */
export const fixedNoon: Clock = () => new Date(NOON);
/** A clock that starts at that noon and runs, so that the date never changes during a test. */
export function runningClockFromNoon(): Clock {
  const began = Date.now();
  return () => new Date(Date.parse(NOON) + Date.now() - began);
}

/** Opens a centre with its own database, over real HTTP on a free port. */
export async function openTestCentre({
  clock,
  env = {},
  demoAccounts,
  questions,
  fetchBytes,
  openStore,
  webRoot,
}: Options = {}): Promise<TestCentre> {
  const opened = new AsyncDisposableStack();
  const database = opened.use(await openTestDatabase('read-models'));
  const dataDir = await mkdtemp(join(tmpdir(), 'rollbook-centre-'));
  opened.defer(() => rm(dataDir, { recursive: true, force: true }));

  // The program's settings contain the address, so the port is reserved before the server listens.
  const held = await reserveTestPort();
  opened.defer(() => held.release());
  const { port } = held;
  const settings = readSettings({
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    // So that a test says by name who is on a board.
    LEADERBOARD_NAMES: 'full',
    ...toTestLogEnvironment(database.url),
    ...env,
  });
  const config: Config = {
    ...settings,
    ...{ databaseUrl: database.url, sessionSecret: 'test'.repeat(8), personalDataKey: Buffer.alloc(32, 7) },
  };
  await claimReadModels(database.sql, config, { clock, demo: demoAccounts !== undefined });
  const program = await openProgram(config, {
    ...(clock && { clock }),
    ...(demoAccounts && { demoAccounts }),
    ...(questions && { questions }),
    ...(fetchBytes && { fetchBytes }),
    ...(openStore && { openStore }),
  });
  opened.defer(() => program.close());
  const serve = async (): Promise<FastifyInstance> => {
    const server = await buildApp(program, webRoot);
    opened.defer(() => server.close());
    await held.release();
    await server.listen({ host: '127.0.0.1', port });
    program.logCounter.start();
    return server;
  };
  let app = await serve();
  const url = `http://127.0.0.1:${port}`;

  return {
    url,
    program,
    get app() {
      return app;
    },
    async reopen() {
      app = await serve();
    },
    ...createPeopleFixture(program, url),
    checkHealth: createHealthCheck(program),
    createVisitor: () => new Client(url),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

/** Opens the centre in the log as the program does, and makes the empty read models of the template those of this log. */
async function claimReadModels(
  sql: Sql,
  { eventStoreUrl, eventStorePrefix, personalDataKey, centreTimeZone, streakSameDay }: Config,
  { clock = () => new Date(), demo }: { readonly clock: Clock | undefined; readonly demo: boolean },
): Promise<void> {
  const store = await openEventStore({ eventStoreUrl, prefix: eventStorePrefix, sql });
  const keys = createPersonalKeyRing({ sql, masterKey: personalDataKey, onMissing() {} });
  const handle = createCommandHandler({ store, keys, clock, idempotencyKeys: createIdempotencyKeys(sql) });
  const { logId } = await openCentre({ store, handle, demo, timeZone: centreTimeZone, sameDay: streakSameDay });
  await sql`update ${sql(toReadSchemaName(allProjections))}.checkpoint set log_id = ${logId}`;
  await store.close();
}
