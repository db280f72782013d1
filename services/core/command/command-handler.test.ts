import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { StudentCommand } from '#events/classes/student/commands.ts';
import type { StudentEvent } from '#events/classes/student/events.ts';
import { studentAggregate, studentDecider } from '#events/classes/student/student-decider.ts';
import { centreAggregate } from '#events/core/centre/centre-decider.ts';
import { CENTRE_STREAM } from '#events/core/centre/centre-stream.ts';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import { checkAndUnsealEvents } from '#events/record/unseal-events.ts';
import { type EventStore, StoreUnavailableError } from '#events/store/port/event-store.ts';
import { createInMemoryEventStore } from '#events/store/test/in-memory-event-store.ts';
import { toNewStreamId } from './command-handler.ts';
import { createMemoryIdempotencyKeys } from './memory-idempotency-keys.ts';
import {
  createAddClassesCommand,
  createRemoveClassesCommand,
  createTestCommandHandler,
  TEST_CONTEXT,
  TEST_TODAY,
  TEST_TUTOR,
} from './test/command-fixture.ts';

/** A store that several copies of the program share. */
const shared = () => ({
  store: createInMemoryEventStore(),
  keys: createInMemoryKeyRing(),
  idempotencyKeys: createMemoryIdempotencyKeys(),
});

test('createCommandHandler: returns a command’s events, and the state, version and position after them', async () => {
  const { enrol, give } = createTestCommandHandler();
  await enrol(6);
  const answer = await give(createAddClassesCommand(15));
  expect(answer).toMatchObject({
    status: 'done',
    events: [{ type: 'ClassesAdjusted', version: 2, data: { change: { requested: 15, appliedRemaining: 12 } } }],
    state: { remaining: 18, total: 18, waiting: 3 },
    version: 2,
    position: 2n,
    repeated: false,
  });
});

test('createCommandHandler: returns the stream’s version and position for a command that changes nothing; a refusal writes nothing', async () => {
  const { enrol, give, events } = createTestCommandHandler();
  await enrol();
  const mark: StudentCommand = { type: 'MarkAttendance', date: TEST_TODAY, status: 'absent' };
  await give(mark);
  expect(await give(mark)).toMatchObject({ status: 'done', events: [], version: 2, position: 2n });
  const tomorrow = { ...mark, date: '2026-11-22' };
  expect(await give(tomorrow)).toEqual({ status: 'refused', refusal: 'date-in-future' });
  expect(await events()).toHaveLength(2);
});

test('createCommandHandler: twenty concurrent requests with one command id write one event and get the same answer', async () => {
  const { enrol, give, events } = createTestCommandHandler();
  await enrol();
  const commandId = randomUUID();
  const answers = await Promise.all(Array.from({ length: 20 }, () => give(createAddClassesCommand(1), { commandId })));
  expect(await events()).toHaveLength(2);
  for (const answer of answers) expect(answer).toMatchObject({ status: 'done', version: 2, state: { remaining: 7 } });
  expect(answers.filter((answer) => answer.status === 'done' && !answer.repeated)).toHaveLength(1);
});

test('createCommandHandler: twenty copies of the program that get the same command write one event', async () => {
  const parts = shared();
  const { enrol, studentId, events } = createTestCommandHandler(parts);
  await enrol();
  const commandId = randomUUID();
  const copies = Array.from({ length: 20 }, () => createTestCommandHandler(parts));
  const answers = await Promise.all(
    copies.map(({ give }) => give(createAddClassesCommand(1), { commandId, id: studentId })),
  );
  expect(await events()).toHaveLength(2);
  for (const answer of answers) expect(answer).toMatchObject({ status: 'done', version: 2 });
});

test('createCommandHandler: a repeated command gets its first answer, even after later events and with a stale If-Match', async () => {
  const { enrol, give } = createTestCommandHandler();
  await enrol();
  const commandId = randomUUID();
  const first = await give(createAddClassesCommand(1), { commandId, ifMatch: 1 });
  await give(createAddClassesCommand(5));
  const again = await give(createAddClassesCommand(1), { commandId, ifMatch: 1 });
  expect(again).toEqual({ ...first, repeated: true });
});

test('createCommandHandler: a repeated creation creates one stream, also on another copy of the program', async () => {
  const parts = shared();
  const { give } = createTestCommandHandler(parts);
  const commandId = randomUUID();
  const id = toNewStreamId(commandId);
  const enrolment = { type: 'EnrolStudent', name: 'Ada', email: 'a@b.example', classes: 3, via: 'tutor' };
  const command = enrolment as StudentCommand;
  const first = await give(command, { commandId, id });
  expect(await give(command, { commandId, id })).toEqual({ ...first, repeated: true });
  expect(await createTestCommandHandler(parts).give(command, { commandId, id })).toEqual({ ...first, repeated: true });
});

test('createCommandHandler: a command id with another body, by another actor or on another stream is refused', async () => {
  const { enrol, give, events, studentId } = createTestCommandHandler();
  await enrol();
  const commandId = randomUUID();
  await give(createAddClassesCommand(1), { commandId });
  expect(await give(createAddClassesCommand(2), { commandId })).toEqual({ status: 'command-reused' });
  const actor = { id: randomUUID(), role: 'tutor' } as const;
  expect(await give(createAddClassesCommand(1), { commandId, actor })).toEqual({ status: 'command-reused' });
  const other = randomUUID();
  const enrolment = { type: 'EnrolStudent', name: 'Eve', email: 'e@b.example', classes: 3, via: 'tutor' };
  expect(await give(enrolment as StudentCommand, { commandId, id: other })).toEqual({ status: 'command-reused' });
  // The order of a body's fields does not matter.
  const body = Object.fromEntries(Object.entries(createAddClassesCommand(1)).reverse());
  expect(await give(createAddClassesCommand(1), { commandId, body })).toMatchObject({ status: 'done', repeated: true });
  expect(await events()).toHaveLength(2);
  expect(studentId).not.toBe(other);
});

test('createCommandHandler: a command that was refused releases its key and is decided again', async () => {
  const { enrol, give, idempotencyKeys } = createTestCommandHandler();
  await enrol(18);
  const commandId = randomUUID();
  const apply: StudentCommand = { type: 'ApplyWaitingClasses' };
  expect(await give(apply, { commandId })).toEqual({ status: 'refused', refusal: 'nothing-waiting' });
  expect(await idempotencyKeys.find(commandId)).toBeUndefined();
  await give(createAddClassesCommand(2));
  await give(createRemoveClassesCommand(2));
  expect(await give(apply, { commandId })).toMatchObject({ status: 'done', state: { remaining: 18 } });
});

test('createCommandHandler: a stale If-Match is refused with the current version and its last event, even if another copy wrote it', async () => {
  const parts = shared();
  const { enrol, give, studentId } = createTestCommandHandler(parts);
  await enrol();
  expect(await give(createAddClassesCommand(1), { ifMatch: 7 })).toMatchObject({
    status: 'version-mismatch',
    version: 1,
  });
  const elsewhere = { id: randomUUID(), role: 'owner' } as const;
  await createTestCommandHandler(parts).give(createAddClassesCommand(1), { id: studentId, actor: elsewhere });
  expect(await give(createAddClassesCommand(1), { ifMatch: 1 })).toMatchObject({
    status: 'version-mismatch',
    version: 2,
    lastEvent: { metadata: { actor: elsewhere } },
  });
  expect(await give(createAddClassesCommand(1), { ifMatch: 2 })).toMatchObject({ status: 'done', version: 3 });
  expect(await createTestCommandHandler().give(createAddClassesCommand(1), { ifMatch: 1 })).toEqual({
    status: 'version-mismatch',
    version: 0,
    lastEvent: undefined,
  });
});

test('createCommandHandler: a command is decided again if another copy changed its stream', async () => {
  const parts = shared();
  const { enrol, give, studentId, events } = createTestCommandHandler(parts);
  await enrol(1);
  await createTestCommandHandler(parts).give(createRemoveClassesCommand(1), { id: studentId });
  const mark: StudentCommand = { type: 'MarkAttendance', date: TEST_TODAY, status: 'present' };
  expect(await give(mark)).toMatchObject({ status: 'done', state: { remaining: 0, uncovered: 1 }, version: 3 });
  await checkAndUnsealEvents(await events(), parts.keys);
});

/** Wraps a store so that it appends, but loses its first `answers` answers. */
const losing = (store: EventStore, answers: number): EventStore => ({
  ...store,
  async append(...asked) {
    const outcome = await store.append(...asked);
    if (answers-- > 0) throw new StoreUnavailableError('The answer was lost.');
    return outcome;
  },
});

test('createCommandHandler: an append whose answer was lost is repeated with the same bytes and stored once', async () => {
  const { enrol, give, events } = createTestCommandHandler({ store: losing(createInMemoryEventStore(), 3) });
  expect(await enrol()).toMatchObject({ status: 'done', version: 1 });
  expect(await give(createAddClassesCommand(1))).toMatchObject({ status: 'done', version: 2, repeated: false });
  expect(await events()).toHaveLength(2);
});

test('createCommandHandler: throws StoreUnavailableError if the store never answers, and a later retry finds what was written', async () => {
  const { enrol, events, give } = createTestCommandHandler({ store: losing(createInMemoryEventStore(), 6) });
  const commandId = randomUUID();
  await expect(enrol()).rejects.toThrow(StoreUnavailableError);
  expect(await events()).toHaveLength(1);
  expect(await give(createAddClassesCommand(1), { commandId })).toMatchObject({
    status: 'done',
    version: 2,
    repeated: false,
  });
  expect(await give(createAddClassesCommand(1), { commandId })).toMatchObject({
    status: 'done',
    version: 2,
    repeated: true,
  });
  expect(await events()).toHaveLength(2);
});

test('createCommandHandler: a command with several events is written as a whole, and a retry gets all of them', async () => {
  const { enrol, handle, studentId, events } = createTestCommandHandler();
  await enrol(0);
  const twice: typeof studentDecider = {
    ...studentDecider,
    decide: (...asked) => [studentDecider.decide(...asked), studentDecider.decide(...asked)].flat() as StudentEvent[],
  };
  const archive: StudentCommand = { type: 'ArchiveStudent' };
  const request = {
    aggregate: { ...studentAggregate, decider: twice },
    id: studentId,
    command: archive,
    context: TEST_CONTEXT,
    body: archive,
  };
  const commandId = randomUUID();
  const answer = await handle({ ...request, commandId, actor: TEST_TUTOR });
  expect(answer).toMatchObject({ status: 'done', version: 3, position: 3n, events: [{ version: 2 }, { version: 3 }] });
  expect(await handle({ ...request, commandId, actor: TEST_TUTOR })).toMatchObject({
    ...{ status: 'done', version: 3, position: 3n, repeated: true },
    events: [{ version: 2 }, { version: 3 }],
  });
  expect((await events()).map(({ position }) => position)).toEqual([1n, 2n, 3n]);
});

test('createCommandHandler: the time of an event is never earlier than that of the event before it', async () => {
  let now = '2026-11-21T15:00:00.000Z';
  const { enrol, give, events } = createTestCommandHandler({ clock: () => new Date(now) });
  await enrol();
  now = '2026-11-21T14:59:00.000Z';
  await give(createAddClassesCommand(1));
  now = '2026-11-21T15:00:01.000Z';
  await give(createAddClassesCommand(1));
  expect((await events()).map((event) => event.recordedAt.slice(11, 19))).toEqual(['15:00:00', '15:00:00', '15:00:01']);
});

test('createCommandHandler: commits a person’s key before the first event, and creates none for a person whose key is missing', async () => {
  const parts = shared();
  const order: string[] = [];
  const keys = { ...parts.keys, create: (id: string) => parts.keys.create(id).finally(() => order.push('key')) };
  const store: EventStore = {
    ...parts.store,
    append: (...asked) => parts.store.append(...asked).finally(() => order.push('event')),
  };
  const here = createTestCommandHandler({ store, keys });
  await here.enrol();
  expect(order).toEqual(['key', 'event']);
  const lost = createTestCommandHandler({ store, keys: createInMemoryKeyRing() });
  await expect(lost.give(createAddClassesCommand(1), { id: here.studentId })).rejects.toMatchObject({
    code: 'key-missing',
  });
  await parts.keys.erase(here.studentId);
  await expect(here.give(createAddClassesCommand(1))).rejects.toMatchObject({ code: 'key-erased' });
  expect(order).toEqual(['key', 'event']);
});

test('createCommandHandler: creates no second key for an enrolled person whose key is missing', async () => {
  const parts = shared();
  let lost = false;
  const keys = { ...parts.keys, forPerson: async (id: string) => (lost ? undefined : parts.keys.forPerson(id)) };
  const { enrol, give, events } = createTestCommandHandler({ ...parts, keys });
  await enrol();
  lost = true;
  await expect(give(createAddClassesCommand(1))).rejects.toMatchObject({ code: 'key-missing' });
  expect(await events()).toHaveLength(1);
});

test('createCommandHandler: a retry for a person whose key is missing is refused as key-missing, not as another body', async () => {
  const parts = shared();
  let lost = false;
  const keys = { ...parts.keys, forPerson: async (id: string) => (lost ? undefined : parts.keys.forPerson(id)) };
  const { enrol, give } = createTestCommandHandler({ ...parts, keys });
  await enrol();
  const mark: StudentCommand = { type: 'MarkAttendance', date: TEST_TODAY, status: 'absent' };
  const [written, unchanged] = [randomUUID(), randomUUID()];
  for (const commandId of [written, unchanged]) await give(mark, { commandId });
  await give({ ...mark, status: 'present', reason: 'Came after all' });
  lost = true;
  for (const commandId of [written, unchanged])
    await expect(give(mark, { commandId })).rejects.toMatchObject({ code: 'key-missing' });
});

test('createCommandHandler: commands on a stream about nobody need no key and are idempotent too', async () => {
  const { handle, store } = createTestCommandHandler();
  const settings = { demo: false, timeZone: 'America/New_York', rules: { classesMax: 18 } };
  const open = (commandId: string, demo: boolean) => {
    const command = { type: 'OpenCentre', ...settings, demo } as const;
    return handle({
      ...{ aggregate: centreAggregate, id: undefined, context: { today: TEST_TODAY }, command, body: command },
      ...{ commandId, actor: TEST_TUTOR },
    });
  };
  const commandId = randomUUID();
  expect(await open(commandId, false)).toMatchObject({ status: 'done', state: { settings }, repeated: false });
  expect(await open(commandId, false)).toMatchObject({ status: 'done', repeated: true });
  expect(await open(commandId, true)).toEqual({ status: 'command-reused' });
  expect(await open(randomUUID(), true)).toMatchObject({ status: 'done', events: [], state: { settings } });
  expect(await store.read(CENTRE_STREAM)).toHaveLength(1);
});

test('createCommandHandler: returns the position of the append if the store gives none for events of a stream', async () => {
  const memory = createInMemoryEventStore();
  const untold = async (...asked: Parameters<typeof memory.read>) =>
    (await memory.read(...asked)).map((event) => ({ ...event, position: 0n }));
  const { enrol, give } = createTestCommandHandler({ store: { ...memory, read: untold } });
  expect(await enrol()).toMatchObject({ position: 1n });
  expect(await give(createAddClassesCommand(1))).toMatchObject({ position: 2n });
});
