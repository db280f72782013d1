/** The log of a running centre is moved to a fake EventStoreDB, whose positions are byte offsets, and back. */
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { studentAggregate } from '#events/classes/student/student-decider.ts';
import { createStudentContext } from '#events/classes/student/test/student-fixture.ts';
import { openEventStoreDbOverClient } from '#events/store/eventstoredb/event-store-db.ts';
import { createFakeEventStoreDbServer } from '#events/store/eventstoredb/test/fake-event-store-db-server.ts';
import { type EventStore, LogNotEmptyError, StoreUnavailableError } from '#events/store/port/event-store.ts';
import { openPostgresStore } from '#events/store/postgres/open-postgres-store.ts';
import { createEventFixtures } from '#events/store/test/event-fixtures.ts';
import { countEvents, logTablesSkipReason, toLogTablesTitle } from '#events/store/test/test-log.ts';
import { openDatabaseSession } from '#projections/engine/database-session.ts';
import { createCommandHandler } from '#services/core/command/command-handler.ts';
import { loadKnownLog } from '#services/core/event-log/known-log.ts';
import { LOG_PLACE_LOCK, type LogPlace, type OpenStoreAt, openStoreAt } from '#services/core/event-log/log-place.ts';
import { startReactor } from '#services/core/reactor/reactor.ts';
import { growTree } from '#services/record/merkle/grow-tree.ts';
import { openTestCentre, type TestCentre } from '#testing/centre-fixture.ts';
import type { Client } from '#testing/client.ts';
import { expectReadModelsEqualRebuild } from '#testing/expect-record.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import { LogMoveRefusedError, moveLog } from './move-log.ts';

const DATABASE: LogPlace = { eventStoreUrl: undefined, eventStorePrefix: 'rollbook-' };
const OTHER: LogPlace = { eventStoreUrl: 'esdb://other.example:2113', eventStorePrefix: 'moved-' };

let server: ReturnType<typeof createFakeEventStoreDbServer>;
/** Changes what the other place does. */
let alter: (store: EventStore) => EventStore;
let centre: TestCentre;
let tutor: Client;
let student: string;
beforeEach(async () => {
  server = createFakeEventStoreDbServer();
  alter = (store) => store;
  centre = await openTestCentre({ openStore });
  tutor = await centre.createSignedInTutor();
  student = (await centre.createStudent({ classes: 4 })).id;
});
afterEach(() => centre[Symbol.asyncDispose]());

const openOther = () => openEventStoreDbOverClient(server(), OTHER.eventStorePrefix);
const openStore: OpenStoreAt = async (place, sql) =>
  place.eventStoreUrl === OTHER.eventStoreUrl ? alter(openOther()) : openStoreAt(place, sql);
const move = (to: LogPlace, onProgress: Parameters<typeof moveLog>[0]['onProgress'] = () => {}) => {
  const { sql, config } = centre.program;
  return moveLog({ sql, settings: config, to, openStore, onProgress });
};
const addClass = (key: string = crypto.randomUUID()) =>
  tutor.post(`/api/students/${student}/classes/add`, { classes: 1, reason: 'Pack' }, { 'idempotency-key': key });
const countMoves = async () => (await centre.program.sql`select from desk.log_moves`).count;
/** Expects that the old place is in charge, and that the centre goes on there. */
const expectNotMoved = async () => {
  expect(await countMoves()).toBe(0);
  expect((await addClass()).status).toBe(200);
  await expectReadModelsEqualRebuild(centre.program);
};

const addDbTest = (add: Pick<typeof test, 'skipIf'>, title: string, run: () => Promise<void>) =>
  add.skipIf(logTablesSkipReason)(toLogTablesTitle(title), run);
const dbTest = addDbTest.bind(null, test);
const dbTestInFaults = addDbTest.bind(null, testInFaults);

dbTestInFaults(
  'while a tutor writes, the log is moved and moved back: every position that is kept becomes the new one',
  async () => {
    const { program } = centre;
    const { sql, store, centre: of, log, clock } = program;
    const warn = vi.spyOn(log, 'warn');
    const acted: string[] = [];
    const reaction = {
      name: 'counting',
      concerns: () => true,
      async act({ id }: { readonly id: string }) {
        acted.push(id);
      },
    };
    const stopReactor = await startReactor({ sql, store, logId: of.logId, clock, log }, reaction);
    const began = await countEvents(store);
    const treeSize = await growTree(program);
    const wireLogIds = [program.feed.logId()];

    for (const to of [OTHER, DATABASE]) {
      let over = false;
      const keys: string[] = [];
      const writing = (async () => {
        while (!over) {
          const key = crypto.randomUUID();
          keys.push(key);
          const answer = await addClass(key);
          expect([200, 503], answer.text).toContain(answer.status);
        }
      })();
      await expect.poll(() => keys.length).toBeGreaterThan(3);
      const moved = await move(to);
      expect(moved.lateEvents).toBe(0);
      expect(moved.stoppedMs).toBeLessThan(5_000);
      const before = keys.length;
      await expect.poll(() => keys.length).toBeGreaterThan(before + 3);
      over = true;
      await writing;
      for (const key of keys) expect((await addClass(key)).status).toBe(200);
      // Each command is in the log once, also one whose answer was 503.
      const events = await countEvents(store);
      await expect.poll(() => acted.length).toBe(events - began);
      expect(new Set(acted).size).toBe(acted.length);

      await program.runner.caughtUp();
      await expectReadModelsEqualRebuild(program);
      await expect.poll(() => program.feed.logId()).not.toBe(wireLogIds.at(-1));
      wireLogIds.push(program.feed.logId());
      expect(await program.logGuard.findLoss()).toBeUndefined();
      await expect.poll(async () => (await loadKnownLog(sql))?.counted?.events).toBe(events);
      expect(await growTree(program)).toBeGreaterThan(treeSize);
    }
    expect(await countMoves()).toBe(2);
    // Nothing was taken for a restored log, which would be read from its beginning.
    expect(warn.mock.calls.filter(([first, text]) => /restored|rebuilt/.test(`${text ?? first}`))).toEqual([]);
    await stopReactor();
  },
);

dbTestInFaults(
  'a place that fails half-way, and one that changes a byte, leave the old one in charge; the copy is continued',
  async () => {
    let appends = 0;
    alter = (store) => ({
      ...store,
      async append(...append) {
        appends += 1;
        if (appends === 3) throw new StoreUnavailableError('EventStoreDB did not answer.');
        return store.append(...append);
      },
    });
    await expect(move(OTHER)).rejects.toBeInstanceOf(StoreUnavailableError);
    await expectNotMoved();

    alter = (store) => ({
      ...store,
      append: (stream, [first, ...rest], ...expected) =>
        store.append(stream, [{ ...first, hash: 'ab'.repeat(32) } as never, ...rest], ...expected),
    });
    await expect(move({ ...OTHER, eventStorePrefix: 'changed-' })).rejects.toBeInstanceOf(LogNotEmptyError);
    await expectNotMoved();
  },
);

dbTestInFaults(
  'a place that changes the contents of an event while writes are stopped leaves the old one in charge',
  async () => {
    const { program } = centre;
    // A store that does not follow the place of the log also writes while writes are stopped.
    const raw = openPostgresStore({ sql: program.sql });
    const handle = createCommandHandler({ ...program, store: raw });
    let late: Promise<unknown> | undefined;
    alter = (store) => ({
      ...store,
      async *subscribe(...from) {
        await late;
        yield* store.subscribe(...from);
      },
      append: (stream, events, ...expected) =>
        store.append(
          stream,
          late ? events.map((event) => ({ ...event, data: `${event.data} ` })) : events,
          ...expected,
        ),
    });
    const command = { type: 'AdjustClasses', direction: 'add', classes: 1, reason: 'Late' } as const;
    const moving = move(OTHER, (step) => {
      if (step !== 'stopped') return;
      late = handle({
        ...{ aggregate: studentAggregate, id: student, command, body: command, context: createStudentContext() },
        ...{ commandId: crypto.randomUUID(), actor: { id: student, role: 'system' } },
      });
    });
    await expect(moving).rejects.toThrow('The copy differs');
    expect(await late).toMatchObject({ status: 'done' });
    await raw.close();
    await expectNotMoved();
  },
);

dbTest('a place with another log is refused, and so is the present one', async () => {
  const other = openOther();
  await other.append('student-1', createEventFixtures(1), 'no-stream');
  await expect(move(OTHER)).rejects.toBeInstanceOf(LogNotEmptyError);
  await expect(move(DATABASE)).rejects.toBeInstanceOf(LogMoveRefusedError);
  await expectNotMoved();
});

dbTestInFaults('a copy of the program that does not stop writing keeps the log where it is', async () => {
  await using hanging = await openDatabaseSession(centre.program.sql);
  await hanging.sql`select pg_advisory_lock_shared(hashtextextended(${LOG_PLACE_LOCK}, 0))`;
  const moving = move(OTHER);
  const answer = await addClass();
  expect([200, 503]).toContain(answer.status);
  await expect(moving).rejects.toThrow('did not finish its writes in time');
  await expectNotMoved();
});

dbTestInFaults('a copy of the program whose connections were lost writes on, and the log can be moved', async () => {
  const { sql } = centre.program;
  const endConnections = () => sql`
    select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
  let over = false;
  const writing = (async () => {
    while (!over) await addClass();
  })();
  for (let time = 0; time < 3; time += 1) {
    await endConnections();
    await expect.poll(async () => (await addClass()).status).toBe(200);
  }
  over = true;
  await writing;
  await move(OTHER);
  await expect.poll(async () => (await addClass()).status).toBe(200);
  await expectReadModelsEqualRebuild(centre.program);
});
