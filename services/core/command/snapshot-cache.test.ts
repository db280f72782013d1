import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { StudentCommand } from '#events/classes/student/commands.ts';
import { studentAggregate, studentDecider } from '#events/classes/student/student-decider.ts';
import { toStudentStream } from '#events/classes/student/student-stream.ts';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import type { EventStore } from '#events/store/port/event-store.ts';
import { toEventToAppend } from '#events/store/port/stored-text.ts';
import { createInMemoryEventStore } from '#events/store/test/in-memory-event-store.ts';
import { createCommandHandler } from './command-handler.ts';
import { createMemoryIdempotencyKeys } from './memory-idempotency-keys.ts';
import { createAggregateLoader, createSnapshotCache } from './snapshot-cache.ts';
import { TEST_CONTEXT, TEST_TUTOR } from './test/command-fixture.ts';

const BYTES_MAX = 40_000;

/** A handler whose snapshots may take `BYTES_MAX`, and a function that enrols a student with it. */
const bounded = () => {
  const store = createInMemoryEventStore();
  const keys = createInMemoryKeyRing();
  const snapshots = createSnapshotCache(store, keys, BYTES_MAX);
  const parts = { store, keys, clock: () => new Date('2026-11-21T15:00:00.000Z') };
  const handle = createCommandHandler({ ...parts, idempotencyKeys: createMemoryIdempotencyKeys() }, snapshots);
  const give = (id: string, command: StudentCommand) =>
    handle({
      ...{ aggregate: studentAggregate, id, command, body: command, context: TEST_CONTEXT },
      ...{ commandId: randomUUID(), actor: TEST_TUTOR },
    });
  const enrol = async () => {
    const id = randomUUID();
    const person = { name: 'Ada', email: 'ada@example.com', classes: 3, via: 'tutor' } as const;
    await give(id, { type: 'EnrolStudent', ...person });
    return id;
  };
  return { snapshots, give, enrol, loadAggregate: createAggregateLoader(snapshots) };
};

test('createSnapshotCache: stays below its limit of bytes and drops the least recently used streams', async () => {
  const { snapshots, give, enrol } = bounded();
  const first = await enrol();
  const { bytes } = snapshots.size;
  for (let count = 0; count < 100; count += 1) await enrol();
  expect(snapshots.size.bytes).toBeLessThanOrEqual(BYTES_MAX);
  expect(snapshots.size.streams).toBe(Math.floor(BYTES_MAX / bytes));
  expect(snapshots.known(toStudentStream(first), studentDecider)).toBeUndefined();
  // A snapshot that was dropped is read again.
  const note = 'x'.repeat(500);
  for (let day = 10; day < 21; day += 1) {
    const mark = {
      type: 'MarkAttendance',
      date: `2026-11-${day}`,
      status: 'present',
      note,
    } as const;
    expect((await give(first, mark)).status).toBe('done');
  }
  expect(snapshots.size.bytes).toBeLessThanOrEqual(BYTES_MAX);
});

test('createSnapshotCache: drops a snapshot whose last event the log has lost', async () => {
  let log = createInMemoryEventStore();
  const restored = createInMemoryEventStore();
  const store = {
    ...log,
    append: (...args) => log.append(...args),
    read: (...args) => log.read(...args),
  } as EventStore;
  const keys = createInMemoryKeyRing();
  const snapshots = createSnapshotCache(store, keys);
  const parts = { store, keys, clock: () => new Date('2026-11-21T15:00:00.000Z') };
  const handle = createCommandHandler({ ...parts, idempotencyKeys: createMemoryIdempotencyKeys() }, snapshots);
  const [id, loadAggregate] = [randomUUID(), createAggregateLoader(snapshots)];
  const give = (command: StudentCommand) =>
    handle({
      ...{ aggregate: studentAggregate, id, command, body: command, context: TEST_CONTEXT },
      ...{ commandId: randomUUID(), actor: TEST_TUTOR },
    });
  const add = { type: 'AdjustClasses', direction: 'add', classes: 2, reason: 'Pack' } as const;
  const person = { name: 'Ada', email: 'ada@example.com', classes: 3, via: 'tutor' } as const;
  await give({ type: 'EnrolStudent', ...person });
  const backup = (await log.read(toStudentStream(id))).map(toEventToAppend);
  await give(add);
  await give(add);
  expect((await loadAggregate(studentAggregate, id)).state.remaining).toBe(7);

  await restored.append(toStudentStream(id), backup, 'no-stream');
  log = restored;
  expect((await loadAggregate(studentAggregate, id)).state.remaining).toBe(3);
  expect((await give(add)).status).toBe('done');
  expect((await loadAggregate(studentAggregate, id)).state.remaining).toBe(5);
});

test('createSnapshotCache: does not cache a stream that does not exist', async () => {
  const { snapshots, loadAggregate, give } = bounded();
  for (let count = 0; count < 100; count += 1) {
    expect((await loadAggregate(studentAggregate, randomUUID())).version).toBe(0);
    expect((await give(randomUUID(), { type: 'ArchiveStudent' })).status).toBe('refused');
  }
  expect(snapshots.size).toEqual({ streams: 0, bytes: 0 });
});

test('createSnapshotCache: keeps no snapshots of short streams', async () => {
  const { snapshots, enrol } = bounded();
  const stream = toStudentStream(await enrol());
  const shortLived: typeof studentDecider = { ...studentDecider, hasShortStreams: true };
  const { state } = await snapshots.refresh(stream, shortLived);
  expect(state).toMatchObject({ remaining: 3 });
  expect(snapshots.known(stream, shortLived)).toBeUndefined();
});
