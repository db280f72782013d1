/**
 * A centre on an EventStoreDB of this test: several copies of the program, other logs on the server, gaps, and an
 * unreachable server.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toStudentStream } from '#events/classes/student/student-stream.ts';
import { openEventStoreDb } from '#events/store/eventstoredb/event-store-db.ts';
import { createEventFixture } from '#events/store/test/event-fixtures.ts';
import { openTestCentre, type TestCentre } from '#testing/centre-fixture.ts';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { expectSurvived, openDurableCentre } from '#testing/durable-centre-fixture.ts';
import {
  type EventStoreDbProcess,
  eventStoreDbSkipReason,
  startEventStoreDb,
  toTitleWithEventStoreDbSkip,
} from '#testing/event-store-db-fixture.ts';
import { toEnvironment } from '#testing/operator-command.ts';
import { fetchHealth, ServerProcess } from '#testing/server-process.ts';

const timeout = 3 * 60_000;
const CLIENTS = 8;

let eventStore: EventStoreDbProcess;
const opened = new AsyncDisposableStack();
beforeAll(async () => {
  if (!eventStoreDbSkipReason) eventStore = opened.use(await startEventStoreDb());
}, timeout);
afterAll(() => opened.disposeAsync());

const serverTest = (title: string, run: () => Promise<void>) =>
  test.skipIf(eventStoreDbSkipReason)(toTitleWithEventStoreDbSkip(title), { timeout }, run);

/** Settings for a separate log on the server. */
const ownLog = () => ({ EVENTSTORE_URL: eventStore.url, EVENTSTORE_PREFIX: `test-${crypto.randomUUID()}-` });

/** Runs an operator's command on the log of a centre. */
const giveVerb = (verb: string, centre: TestCentre) => {
  const log = { EVENTSTORE_URL: eventStore.url, EVENTSTORE_PREFIX: centre.program.config.eventStorePrefix };
  return new ServerProcess('scripts/rollbook.js', { ...toEnvironment(centre), ...log }, verb).end();
};

serverTest('two copies that start concurrently on an empty server open one centre', async () => {
  await using database = await openTestDatabase();
  const log = ownLog();
  const env = {
    ...{ ...log, DATABASE_URL: database.url, SESSION_SECRET: 'secret'.repeat(8), PORT: '0', METRICS_PORT: '0' },
    PERSONAL_DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
  };
  await using first = new ServerProcess('services/server/main.ts', env);
  await using second = new ServerProcess('services/server/main.ts', env);
  await Promise.all([first, second].map((copy) => copy.waitForOutput(/Rollbook is running: (\S+)/)));
  for (const copy of [first, second]) await expect.poll(() => fetchHealth(copy)).toMatchObject({ events_behind: 0 });
  const store = openEventStoreDb({ url: eventStore.url, prefix: log.EVENTSTORE_PREFIX });
  const events = await store.read('centre');
  await store.close();
  expect(events.filter(({ type }) => type === 'CentreOpened')).toHaveLength(1);
});

serverTest(
  'a copy that is killed under load: another one takes over, and every acknowledged command is stored once',
  async () => {
    await using centre = await openDurableCentre({ eventStoreUrl: eventStore.url });
    const { load, server, env, tutor } = centre;
    await using copy = new ServerProcess('services/server/main.ts', { ...env, PORT: '0', LOG_LEVEL: 'warn' });
    const [, copyUrl = ''] = await copy.waitForOutput(/Rollbook is running: (\S+)/);

    const saving = load.run(CLIENTS, () => load.unknown.length > 0);
    await expect.poll(() => load.answered.size).toBeGreaterThan(50);
    await Promise.all([server.end('SIGKILL'), saving]);
    // Clients of the killed copy continue at the other one.
    Object.assign(tutor, { url: copyUrl });
    await expectSurvived({ ...centre, server: copy, load: withoutAnswersMissing(load) });
  },
);

/** Removes the failures of requests whose connection was cut, because they could not get an answer. */
const withoutAnswersMissing = <Saving extends { readonly failures: Map<number | undefined, unknown> }>(
  load: Saving,
) => {
  load.failures.delete(undefined);
  return load;
};

/** Starts four writers that append to another log on the server until the result is disposed of. */
const writeToOtherLog = (): AsyncDisposable => {
  const others = openEventStoreDb({ url: eventStore.url, prefix: `others-${crypto.randomUUID()}-` });
  let over = false;
  const write = async (writer: number) => {
    for (let version = 0; !over; version += 1) {
      await others.append(`s${writer}`, [createEventFixture()], version === 0 ? 'no-stream' : version);
    }
  };
  const writing = Promise.all([0, 1, 2, 3].map(write));
  return {
    async [Symbol.asyncDispose]() {
      over = true;
      await writing;
      await others.close();
    },
  };
};

serverTest('rebuild and verify end while another log on the server is appended to continuously', async () => {
  await using centre = await openTestCentre({ env: ownLog() });
  await centre.createStudent({ classes: 4 });
  await centre.program.runner.caughtUp();
  await using _ = writeToOtherLog();
  for (const verb of ['rebuild', 'verify']) {
    const { code, output } = await giveVerb(verb, centre);
    expect(code, output).toBe(0);
  }
  expect(await centre.checkHealth()).toMatchObject({ status: 'ready', events_behind: expect.any(Number) });
});

serverTest(
  '/health/ready: 40 probes report ready while another log on the server is appended to continuously',
  async () => {
    await using centre = await openTestCentre({ env: ownLog() });
    await using _ = writeToOtherLog();
    const answers = [];
    for (let probe = 0; probe < 40; probe += 1) {
      answers.push(await centre.createVisitor().get('/health/ready'));
      // Each result is reused for a second.
      await sleep(200);
    }
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  },
);

serverTest('a gap in a stream: health, verify and rebuild name it, and other pages still load', async () => {
  const log = ownLog();
  await using centre = await openTestCentre({ env: log });
  const tutor = await centre.createSignedInTutor();
  const mia = await centre.createStudent({ classes: 4 });
  await centre.program.runner.caughtUp();

  // Appends an event of another log to Mia's stream, so that its version is missing in this log.
  const client = EventStoreDBClient.connectionString(eventStore.url);
  const stream = toStudentStream(mia.id);
  const { length } = await centre.program.store.read(stream);
  const metadata = { schemaVersion: 1, recordedAt: new Date().toISOString(), hash: '', log: 'another-' };
  const foreign = jsonEvent({ type: 'Noted', data: {}, metadata });
  await client.appendToStream(log.EVENTSTORE_PREFIX + stream, foreign);
  await centre.program.store.append(stream, [createEventFixture()], length + 1);
  await client.dispose();

  await centre.program.logGap.found;
  const gap = new RegExp(`Stream ${stream} goes from version ${length} to ${length + 2}`);
  expect(await centre.checkHealth()).toMatchObject({ status: 'ready', fault: 'log-gap' });
  expect((await tutor.get('/api/class-transactions')).status).toBe(200);
  for (const verb of ['verify', 'rebuild']) {
    const { code, output } = await giveVerb(verb, centre);
    expect([verb, code, output]).toEqual([verb, 1, expect.stringMatching(gap)]);
  }
});

serverTest('checkHealth: while the server is unreachable, names it, and /health/ready answers 503', async () => {
  await using centre = await openTestCentre({ env: ownLog() });
  const tutor = await centre.createSignedInTutor();
  await centre.program.runner.caughtUp();
  const { checkHealth } = centre;
  expect(await checkHealth()).toMatchObject({ status: 'ready', events_behind: 0, fault: null });

  await eventStore.stop();
  await expect.poll(async () => (await tutor.get('/health/ready')).status).toBe(503);
  expect(await checkHealth()).toMatchObject({
    ...{ status: 'unavailable', unreachable: ['event store'], commands: 'not served', reads: 'may be stale' },
    events_behind: 0,
  });
  expect((await tutor.get('/api/students')).status).toBe(200);

  await eventStore.start();
  await expect.poll(checkHealth).toMatchObject({ status: 'ready', events_behind: 0 });
});
