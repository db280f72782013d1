/** EventStoreDB gets an older copy of its data or none, once while the program runs and once while it is stopped. */
import { expect, test } from 'vitest';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import { checkAndUnsealEvents } from '#events/record/unseal-events.ts';
import { openEventStoreDb } from '#events/store/eventstoredb/event-store-db.ts';
import { allProjections } from '#projections/all.ts';
import { isCheckpointInLog, readCheckpoint } from '#projections/engine/checkpoint.ts';
import { toReadSchemaName } from '#projections/engine/read-schema.ts';
import {
  createAddClassesCommand,
  createRemoveClassesCommand,
  createTestCommandHandler,
} from '#services/core/command/test/command-fixture.ts';
import { startGradeMail } from '#services/learning/homework/grade-mail.ts';
import type { ProgramCore } from '#services/server/program/program-core.ts';
import { openDurableCentre } from '#testing/durable-centre-fixture.ts';
import {
  type EventStoreDbProcess,
  eventStoreDbSkipReason,
  startEventStoreDb,
  toTitleWithEventStoreDbSkip,
} from '#testing/event-store-db-fixture.ts';
import { expectReadModelsEqualRebuild } from '#testing/expect-record.ts';
import { createOpenQuestion, type HomeworkCentre, openHomeworkCentre } from '#testing/homework-fixture.ts';
import { practiceRequest } from '#testing/practice-fixture.ts';
import { fetchHealth, ServerProcess } from '#testing/server-process.ts';

const timeout = 4 * 60_000;
/** No server listens on this port, so letters stay in the queue, where the test counts them. */
const SMTP_URL = 'smtp://127.0.0.1:9';

const backUp = async (eventStore: EventStoreDbProcess): Promise<void> => {
  await eventStore.stop();
  await eventStore.backUp();
  await eventStore.start();
};
const restore = async (eventStore: EventStoreDbProcess, name?: string): Promise<void> => {
  await eventStore.stop();
  await eventStore.restore(name);
  await eventStore.start();
};

/** Submits Mia's work and grades it. Returns the homework's id. */
const grade = async ({ createHomework, submitHomework, tutor, mia, ids }: HomeworkCentre): Promise<string> => {
  const id = await createHomework({ questions: [createOpenQuestion('Why?')], grading_type: 'tutor-graded' });
  await submitHomework(mia, id, { 'Why?': 'Because' });
  const { status } = await tutor.post(`/api/homework/${id}/submissions/${ids.mia}/grade`, { grade: 83 });
  expect(status).toBe(200);
  return id;
};
const countLetters = async ({ sql }: ProgramCore, homeworkId: string): Promise<number> => {
  const rows = await sql`
    select from desk_jobs.job where name = 'mail' and data ->> 'text' like ${`%/submission/${homeworkId}%`}`;
  return rows.count;
};
/** Expects that the last event of the checkpoint is in the log. */
const expectFollowed = async ({ sql, store }: ProgramCore): Promise<void> => {
  const checkpoint = await readCheckpoint(sql, toReadSchemaName(allProjections));
  expect(checkpoint?.lastEvent).toEqual(expect.any(String));
  expect(checkpoint && (await isCheckpointInLog(store, checkpoint))).toBe(true);
};

test.skipIf(eventStoreDbSkipReason)(
  toTitleWithEventStoreDbSkip(
    'a log that is set back or emptied while the program runs: nothing is written to it, and pages stay as they are',
  ),
  { timeout },
  async () => {
    await using eventStore = await startEventStoreDb();
    await using room = await openHomeworkCentre({ SMTP_URL, EVENTSTORE_URL: eventStore.url });
    const { program } = room.centre;
    const { tutor, mia, ids } = room;
    const addClasses = (key: string) =>
      tutor.post(`/api/students/${ids.mia}/classes/add`, { classes: 2 }, { 'idempotency-key': key });
    const classesOfMia = async () => (await tutor.get(`/api/students/${ids.mia}`)).body.classes_remaining;
    const owner = await room.centre.createSignedInTutor({ owner: true });

    await using stack = new AsyncDisposableStack();
    stack.defer(await startGradeMail(program));
    const kept = await grade(room);
    await expect.poll(() => countLetters(program, kept)).toBe(1);
    await backUp(eventStore);
    await expect.poll(room.centre.checkHealth).toMatchObject({ status: 'ready', events_behind: 0 });
    const newerKey = crypto.randomUUID();
    await expect.poll(async () => (await addClasses(newerKey)).status).toBe(200);
    await expect.poll(classesOfMia).toBe(2);
    await eventStore.stop();
    await eventStore.backUp('newest');

    const expectRefused = async (fault: string, sentence: RegExp) => {
      await eventStore.start();
      await expect.poll(room.centre.checkHealth).toMatchObject({ status: 'unavailable', fault });
      const refused = { status: 503, body: { code: 'log-lost' } };
      expect(await addClasses(crypto.randomUUID())).toMatchObject(refused);
      expect(await addClasses(newerKey)).toMatchObject(refused);
      expect(await mia.post('/api/practice', practiceRequest)).toMatchObject(refused);
      expect(await classesOfMia()).toBe(2);
      await expect.poll(async () => (await owner.get('/api/record')).body.lost_log).toMatch(sentence);
    };
    const headOf = async () => {
      const plain = openEventStoreDb({ url: eventStore.url, prefix: program.config.eventStorePrefix });
      return plain.head().finally(() => plain.close());
    };
    await eventStore.restore();
    await expectRefused('log-older', /^The event store holds an older copy of the log: 1 of its \d+ events is missing/);
    await eventStore.stop();
    await eventStore.empty();
    await expectRefused('log-emptied', /^The event store holds no log of this center: all \d+ events/);
    expect(await headOf()).toBe(0n);

    await restore(eventStore, 'newest');
    await expect.poll(room.centre.checkHealth).toMatchObject({ status: 'ready', events_behind: 0, fault: null });
    // The retry is answered as before, and nothing is done twice.
    expect((await addClasses(newerKey)).status).toBe(200);
    expect(await classesOfMia()).toBe(2);
    const fresh = await grade(room);
    await expect.poll(() => countLetters(program, fresh)).toBe(1);
    expect(await countLetters(program, kept)).toBe(1);
    await expectFollowed(program);
    await expectReadModelsEqualRebuild(program);
  },
);

test.skipIf(eventStoreDbSkipReason)(
  toTitleWithEventStoreDbSkip(
    'a log that is set back while the program is stopped: it does not start, until the operator accepts the log',
  ),
  { timeout },
  async () => {
    await using eventStore = await startEventStoreDb();
    await using centre = await openDurableCentre({ eventStoreUrl: eventStore.url });
    const { load, server, record, env, url } = centre;
    const saveSome = async (answers: number) => {
      const until = load.answered.size + answers;
      await load.run(4, () => load.answered.size >= until);
    };
    await saveSome(40);
    await backUp(eventStore);
    await expect.poll(centre.health).toBe(200);
    const keptKeys = new Set(load.answered.keys());
    await saveSome(20);
    await server.end('SIGTERM');
    await restore(eventStore);
    // The commands that were acknowledged after the backup are lost, and are retried with their keys.
    for (const [command] of [...load.answered].filter(([command]) => !keptKeys.has(command))) {
      load.answered.delete(command);
      load.unknown.push(command);
    }

    const serveAgain = () =>
      new ServerProcess('services/server/main.ts', { ...env, PORT: new URL(url).port, METRICS_PORT: '0' });
    const acceptLog = (...args: string[]) => new ServerProcess('scripts/rollbook.js', env, 'accept-log', ...args).end();
    const loss = /^The event store holds an older copy of the log: \d+ of its \d+ events are missing, recorded after /;
    expect(await serveAgain().end()).toMatchObject({ code: 1, output: expect.stringMatching(loss) });
    expect(await acceptLog()).toMatchObject({ code: 1, output: expect.stringMatching(loss) });
    expect(await acceptLog('--yes')).toMatchObject({ code: 0, output: expect.stringContaining('was accepted') });
    expect(await acceptLog('--yes')).toMatchObject({ code: 0, output: expect.stringContaining('Nothing to accept') });

    await using again = serveAgain();
    await again.waitForOutput(/Rollbook is running/);
    await expect.poll(() => fetchHealth(again)).toMatchObject({ status: 'ready', events_behind: 0, fault: null });
    await expectFollowed(record);
    await load.settle(record, 40);
    await expectReadModelsEqualRebuild(record);
  },
);

test.skipIf(eventStoreDbSkipReason)(
  toTitleWithEventStoreDbSkip(
    'a log that is restored under two copies of the program: a stale snapshot of one breaks no hash chain',
  ),
  { timeout },
  async () => {
    await using eventStore = await startEventStoreDb();
    const options = { url: eventStore.url, prefix: 'restored-' };
    const [store, keys] = [openEventStoreDb(options), createInMemoryKeyRing()];
    const [here, there] = [
      createTestCommandHandler({ store, keys }),
      createTestCommandHandler({ store: openEventStoreDb(options), keys }),
    ];
    const id = here.studentId;
    const persistently = (give: () => Promise<{ readonly status: string }>) =>
      expect.poll(() => give().catch(() => undefined));
    await here.enrol(9);
    await here.give(createAddClassesCommand(1));
    await backUp(eventStore);

    const classes = { commandId: crypto.randomUUID() };
    await persistently(() => here.give(createAddClassesCommand(2), classes)).toMatchObject({
      status: 'done',
      version: 3,
    });
    await here.give(createAddClassesCommand(3));
    // Subscribes as the feed does in each copy of the program.
    const caughtUp = Promise.withResolvers<void>();
    const following = (async () => {
      for await (const { kind } of store.subscribe(0n, AbortSignal.timeout(timeout))) {
        if (kind === 'caught-up') caughtUp.resolve();
      }
    })().catch(() => undefined);
    await caughtUp.promise;
    await restore(eventStore);
    await following;

    const lesson = { commandId: crypto.randomUUID(), id };
    await persistently(() => there.give(createRemoveClassesCommand(1), lesson)).toMatchObject({
      status: 'done',
      version: 3,
    });
    await there.give(createRemoveClassesCommand(1), { id });
    // This copy still caches version 4 from before the restore.
    const after = { commandId: crypto.randomUUID() };
    await persistently(() => here.give(createAddClassesCommand(5), after)).toMatchObject({
      version: 5,
      state: { remaining: 13 },
    });
    expect(await there.give(createRemoveClassesCommand(2), { id })).toMatchObject({ status: 'done', version: 6 });
    expect(await checkAndUnsealEvents(await here.events(), keys)).toHaveLength(6);
    await Promise.all([store.close(), there.store.close()]);
  },
);
