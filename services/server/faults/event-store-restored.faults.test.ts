/** EventStoreDB gets an older copy of its data, once while the program runs and once while it is stopped. */
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
import { openFeedSocket } from '#testing/feed-socket.ts';
import { createOpenQuestion, type HomeworkCentre, openHomeworkCentre } from '#testing/homework-fixture.ts';
import { ServerProcess } from '#testing/server-process.ts';

const timeout = 4 * 60_000;
/** No server listens on this port, so letters stay in the queue, where the test counts them. */
const SMTP_URL = 'smtp://127.0.0.1:9';

const backUp = async (eventStore: EventStoreDbProcess): Promise<void> => {
  await eventStore.stop();
  await eventStore.backUp();
  await eventStore.start();
};
const restore = async (eventStore: EventStoreDbProcess): Promise<void> => {
  await eventStore.stop();
  await eventStore.restore();
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
    'a log that is restored while the program runs: pages are sent a resync, no mail is sent twice, no new event is missed',
  ),
  { timeout },
  async () => {
    await using eventStore = await startEventStoreDb();
    await using room = await openHomeworkCentre({ SMTP_URL, EVENTSTORE_URL: eventStore.url });
    const { program, url } = room.centre;
    const { tutor, ids } = room;
    const health = async () => (await tutor.get('/health/ready')).body;
    const addClasses = (key: string) =>
      tutor.post(`/api/students/${ids.mia}/classes/add`, { classes: 2 }, { 'idempotency-key': key });
    const classesOfMia = async () =>
      (await room.getWhenCaughtUp(tutor, `/api/students/${ids.mia}`)).body.classes_remaining;

    await using stack = new AsyncDisposableStack();
    stack.defer(await startGradeMail(program));
    const kept = await grade(room);
    await expect.poll(() => countLetters(program, kept)).toBe(1);
    await backUp(eventStore);
    await expect.poll(health).toMatchObject({ status: 'ready', events_behind: 0 });

    const lostKey = crypto.randomUUID();
    await expect.poll(async () => (await addClasses(lostKey)).status).toBe(200);
    const lost = await grade(room);
    await expect.poll(() => countLetters(program, lost)).toBe(1);
    const before = await classesOfMia();
    expect(before).toBe(2);
    using window = await openFeedSocket(url, tutor.cookie);
    const hello = window.messages[0];

    await restore(eventStore);
    const resync = await window.waitForMessage(({ type }) => type === 'resync');
    // The log id has changed, so that clients compare no position from before the restore with a later one.
    expect(resync.position.split('.')[0]).not.toBe(hello?.position.split('.')[0]);
    await expect.poll(health).toMatchObject({ status: 'ready', events_behind: 0, fault: null });
    expect(await classesOfMia()).toBe(0);
    await expectFollowed(program);

    // A command whose events were lost is decided again when it is retried, although its stream was cached.
    for (const _ of ['first', 'again']) expect((await addClasses(lostKey)).status).toBe(200);
    expect(await classesOfMia()).toBe(2);
    await window.waitForMessage((message) => message.type === 'changed' && message.tags.includes(`student:${ids.mia}`));

    const fresh = await grade(room);
    await expect.poll(() => countLetters(program, fresh)).toBe(1);
    expect(await Promise.all([kept, lost].map((id) => countLetters(program, id)))).toEqual([1, 1]);
    await expectReadModelsEqualRebuild(program);
  },
);

test.skipIf(eventStoreDbSkipReason)(
  toTitleWithEventStoreDbSkip(
    'a log that is restored while the program is stopped, and then appended to: the read models are rebuilt',
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

    await using again = new ServerProcess('services/server/main.ts', {
      ...env,
      PORT: new URL(url).port,
      LOG_LEVEL: 'warn',
    });
    await again.waitForOutput(/Rollbook is running/);
    await expect
      .poll(async () => (await centre.tutor.get('/health/ready')).body, { timeout: 60_000 })
      .toMatchObject({
        status: 'ready',
        events_behind: 0,
        fault: null,
      });
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
      expect.poll(() => give().catch(() => undefined), { timeout: 30_000 });
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
