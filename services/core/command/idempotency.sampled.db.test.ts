import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StudentCommand } from '#events/classes/student/commands.ts';
import type { StudentEvent } from '#events/classes/student/events.ts';
import type { EventStore } from '#events/store/port/event-store.ts';
import { createInMemoryEventStore } from '#events/store/test/in-memory-event-store.ts';
import { openTestStore } from '#events/store/test/test-log.ts';
import { createPersonalKeyRing } from '#services/platform/personal-keys/personal-keys.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database-fixture.ts';
import { chooseSeed, chooseSize } from '#testing/sampling.ts';
import type { CommandResult } from './command-request.ts';
import { createIdempotencyKeys, deleteOldIdempotencyKeys } from './idempotency-keys.ts';
import {
  createAddClassesCommand,
  createRemoveClassesCommand,
  createTestCommandHandler,
  TEST_TODAY,
} from './test/command-fixture.ts';

const mark = (status: 'present' | 'absent', date = TEST_TODAY): StudentCommand => ({
  ...{ type: 'MarkAttendance', date, status },
});
const enrolment = (classes: number): StudentCommand => ({
  ...{ type: 'EnrolStudent', name: 'Ada', email: 'ada@example.com', classes, via: 'tutor' },
});
const restore: StudentCommand = { type: 'RestoreStudent', email: 'ada@example.com' };

/** Two copies of the program on one database. */
const copiesOn = (database: TestDatabase, store: EventStore = openTestStore(database)) => {
  const { sql } = database;
  const masterKey = randomBytes(32);
  const open = () =>
    createTestCommandHandler({
      store,
      keys: createPersonalKeyRing({ sql, masterKey }),
      idempotencyKeys: createIdempotencyKeys(sql),
    });
  return { store, copies: [open(), open()] as const };
};

/**
 * Copies of the program on one database. A test can hold each of their steps: a read, an append, or a look-up of a key.
 * Another copy may take a reservation over after `inFlightSeconds`.
 */
const heldCopies = (
  database: TestDatabase,
  hold: (copy: number, step: string) => Promise<void> | void,
  inFlightSeconds?: number,
) => {
  const { sql } = database;
  const store = openTestStore(database);
  const masterKey = randomBytes(32);
  const steps = <Steps extends object>(copy: number, all: Steps, names: readonly (keyof Steps & string)[]): Steps => ({
    ...all,
    ...Object.fromEntries(
      names.map((name) => [
        name,
        async (...request: unknown[]) => {
          await hold(copy, name);
          return (all[name] as (...all: unknown[]) => unknown)(...request);
        },
      ]),
    ),
  });
  const open = (copy: number) =>
    createTestCommandHandler({
      store: steps(copy, store, ['append', 'read']),
      keys: createPersonalKeyRing({ sql, masterKey }),
      idempotencyKeys: steps(copy, createIdempotencyKeys(sql, inFlightSeconds), ['reserve', 'acknowledge', 'release']),
    });
  return { store, copies: [open(0), open(1), open(2)] as const };
};

/** The part of an answer that must be equal for every repetition of a command. */
const told = (answer: CommandResult<unknown, StudentEvent, string>) => ({ ...answer, repeated: undefined });

/**
 * Holds one copy at its first append, or at the first step after the named one. Resolves when the copy has reached that
 * step.
 */
const holdOnce = (copy: number, after?: string) => {
  let isDue = false;
  const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let isPast = false;
  return {
    reached: reached.promise,
    release: released.resolve,
    hold: (atCopy: number, atStep: string) => {
      if (isPast || atCopy !== copy) return;
      if (!isDue && atStep !== 'append') {
        isDue = atStep === after;
        return;
      }
      isPast = true;
      reached.resolve();
      return released.promise;
    },
  };
};

test('idempotency: of two copies with one key in flight, the second returns the first one’s acknowledgement', async () => {
  await using database = await openTestDatabase();
  const [atA, atB] = [holdOnce(0), holdOnce(1, 'reserve')];
  const { store, copies } = heldCopies(database, (copy, step) => atA.hold(copy, step) ?? atB.hold(copy, step));
  const [a, b, c] = copies;
  const [id, commandId] = [a.studentId, randomUUID()];
  await c.give(enrolment(9), { id });
  const first = a.give(mark('present'), { commandId, id });
  await atA.reached;
  const second = b.give(mark('present'), { commandId, id });
  await atB.reached;
  await c.give(mark('present'), { id });
  atA.release();
  const acknowledged = await first;
  expect(acknowledged).toMatchObject({ status: 'done', version: 2, events: [], state: { remaining: 8 } });
  await c.give(mark('absent'), { id });
  atB.release();
  expect(told(await second)).toEqual(told(acknowledged));
  expect(told(await a.give(mark('present'), { commandId, id }))).toEqual(told(acknowledged));
  expect((await store.read(`student-${id}`)).map(({ type }) => type)).toEqual([
    ...['StudentEnrolled', 'AttendanceMarked', 'AttendanceCorrected'],
  ]);
  await store.close();
});

test('idempotency: a copy that refuses a command does not release the key that another copy owns', async () => {
  await using database = await openTestDatabase();
  const atA = holdOnce(0);
  const { store, copies } = heldCopies(database, atA.hold, 60);
  const [a, b, c] = copies;
  const [id, commandId] = [a.studentId, randomUUID()];
  await c.give(enrolment(18), { id });
  await c.give(createAddClassesCommand(2), { id });
  await c.give(createRemoveClassesCommand(2), { id });
  const apply: StudentCommand = { type: 'ApplyWaitingClasses' };
  const first = a.give(apply, { commandId, id });
  await atA.reached;
  // In the meantime no class is waiting: the command is refused at another copy, which does not own its key.
  await c.give({ type: 'WithdrawWaitingClasses', reason: 'Moved away' }, { id });
  expect(await b.give(apply, { commandId, id })).toMatchObject({ status: 'refused' });
  expect(await b.idempotencyKeys.find(commandId)).toMatchObject({ isOwn: false, acknowledgement: undefined });
  expect(await a.idempotencyKeys.find(commandId)).toMatchObject({ isOwn: true });
  atA.release();
  expect(await first).toMatchObject({ status: 'refused' });
  await store.close();
});

test('idempotency: a paused copy writes nothing after another one has taken its key over', async () => {
  await using database = await openTestDatabase();
  const atA = holdOnce(0);
  const { store, copies } = heldCopies(database, atA.hold, 0);
  const [a, b, c] = copies;
  const [id, commandId] = [a.studentId, randomUUID()];
  await c.give(enrolment(9), { id });
  const first = a.give(mark('present'), { commandId, id });
  await atA.reached;
  await c.give(mark('present'), { id });
  const acknowledged = await b.give(mark('present'), { commandId, id });
  expect(acknowledged).toMatchObject({ status: 'done', version: 2, events: [] });
  await c.give(mark('absent'), { id });
  atA.release();
  expect(told(await first)).toEqual(told(acknowledged));
  expect(await store.read(`student-${id}`)).toHaveLength(3);
  await store.close();
});

test('idempotency: a retry of a command without effect gets its first answer after later changes', async () => {
  await using database = await openTestDatabase();
  const { store, copies } = copiesOn(database);
  const [here, there] = copies;
  const id = here.studentId;
  await here.enrol(3);
  const commandId = randomUUID();
  await here.give(mark('present'));
  const answer = await here.give(mark('present'), { commandId });
  expect(answer).toMatchObject({ status: 'done', events: [], version: 2, state: { remaining: 2 }, repeated: false });
  await here.give(mark('absent'));
  for (const copy of [here, there]) {
    expect(await copy.give(mark('present'), { commandId, id })).toEqual({ ...answer, repeated: true });
  }
  expect(await here.give(mark('absent'), { commandId })).toEqual({ status: 'command-reused' });
  expect(await here.give(mark('present'), { commandId, id: randomUUID() })).toEqual({ status: 'command-reused' });

  const again = randomUUID();
  await here.give({ type: 'ArchiveStudent' });
  const archived = await here.give({ type: 'ArchiveStudent' }, { commandId: again });
  expect(archived).toMatchObject({ status: 'done', events: [] });
  await here.give(restore);
  expect(await there.give({ type: 'ArchiveStudent' }, { commandId: again, id })).toEqual({
    ...archived,
    repeated: true,
  });
  expect(await here.events()).toHaveLength(5);
  await store.close();
});

/** A store that compares event ids only within a stream, as EventStoreDB does. */
const idsWithinStreams = (): EventStore => {
  const streams = new Map<string, EventStore>();
  const storeOf = (stream: string) =>
    streams.get(stream) ?? streams.set(stream, createInMemoryEventStore()).get(stream);
  const of = (stream: string) => storeOf(stream) as EventStore;
  return {
    ...createInMemoryEventStore(),
    append: (stream, ...rest) => of(stream).append(stream, ...rest),
    read: (stream, ...rest) => of(stream).read(stream, ...rest),
  };
};

test('idempotency: a key is accepted on one stream only, also on a store that compares ids within a stream', async () => {
  await using database = await openTestDatabase();
  for (const store of [idsWithinStreams(), openTestStore(database)]) {
    const [here, there] = copiesOn(database, store).copies;
    const students = [here.studentId, there.studentId];
    await Promise.all([here.enrol(), there.enrol()]);
    const commandId = randomUUID();
    const answers = await Promise.all(
      students.map((id, index) => [here, there][index]?.give(createAddClassesCommand(1), { commandId, id })),
    );
    expect(answers.map((answer) => answer?.status).sort()).toEqual(['command-reused', 'done']);
    const events = await Promise.all(students.map((id) => store.read(`student-${id}`)));
    expect(events.flat()).toHaveLength(3);
    await store.close();
  }
});

test('idempotency: a retry succeeds after a crash between reservation and append', async () => {
  await using database = await openTestDatabase();
  const { store, copies } = copiesOn(database);
  const [here] = copies;
  await here.enrol();
  const commandId = randomUUID();
  await here.idempotencyKeys.reserve(commandId, `student-${here.studentId}`);
  expect(await here.give(createAddClassesCommand(1), { commandId })).toMatchObject({
    status: 'done',
    version: 2,
    repeated: false,
  });
  const withoutChange = randomUUID();
  await here.give(mark('present'));
  await here.idempotencyKeys.reserve(withoutChange, `student-${here.studentId}`);
  const answer = await here.give(mark('present'), { commandId: withoutChange });
  expect(answer).toMatchObject({ status: 'done', events: [], version: 3 });
  await here.give(mark('absent'));
  expect(await here.give(mark('present'), { commandId: withoutChange })).toEqual({ ...answer, repeated: true });
  await store.close();
}, 20_000);

test('deleteOldIdempotencyKeys: deletes keys after more than 7 days', async () => {
  await using database = await openTestDatabase();
  const { sql } = database;
  const keys = createIdempotencyKeys(sql);
  const [old, recent] = [randomUUID(), randomUUID()];
  for (const id of [old, recent]) await keys.acknowledge(id, 'student-1', { fingerprint: 'f', version: 1 });
  await sql`
    update desk.idempotency_keys
    set used_at = now() - make_interval(days => case when command_id = ${old} then 9 else 7 end)`;
  await deleteOldIdempotencyKeys(sql);
  expect([await keys.find(old), await keys.find(recent)]).toEqual([
    undefined,
    { stream: 'student-1', acknowledgement: { fingerprint: 'f', version: 1 }, isOwn: true },
  ]);
});

const command: fc.Arbitrary<StudentCommand> = fc.oneof(
  fc.constantFrom<StudentCommand>(
    ...[mark('present'), mark('absent'), mark('present', '2026-11-20'), mark('absent', '2026-11-20')],
    ...[
      createAddClassesCommand(1),
      createAddClassesCommand(9),
      createRemoveClassesCommand(2),
      { type: 'ArchiveStudent' } as const,
      restore,
    ],
    ...[
      { type: 'ApplyWaitingClasses' } as const,
      { type: 'SettleUncoveredClass', date: TEST_TODAY } as const,
      { type: 'CorrectAttendance', from: TEST_TODAY, date: '2026-11-19', status: 'present' } as const,
    ],
  ),
);
/**
 * Draws up to six keys with one command each, and for each how often and to which copy it is sent, and which requests
 * are concurrent.
 */
const history = fc.record({
  commands: fc.array(command, { minLength: 2, maxLength: 6 }),
  rounds: fc.array(fc.array(fc.tuple(fc.nat(5), fc.nat(1)), { minLength: 1, maxLength: 4 }), {
    minLength: 3,
    maxLength: 10,
  }),
});

test('idempotency: for any interleaving, repeating an acknowledged key changes nothing and answers the same', async () => {
  await using database = await openTestDatabase();
  const { store, copies } = copiesOn(database);
  const seed = chooseSeed(import.meta.filename);
  const property = fc.asyncProperty(history, async ({ commands, rounds }) => {
    const [first] = copies;
    const id = randomUUID();
    await first.give(enrolment(2), { id });
    const keys = commands.map((each) => ({ command: each, commandId: randomUUID() }));
    const acknowledged = new Map<string, unknown>();
    for (const round of rounds) {
      const sent = round.map(([which, copy]) => ({ ...(keys[which % keys.length] as (typeof keys)[0]), copy }));
      const answers = await Promise.all(
        sent.map(({ command: each, commandId, copy }) => copies[copy as 0 | 1].give(each, { commandId, id })),
      );
      answers.forEach((answer, index) => {
        if (answer.status !== 'done') return;
        const { repeated: _, ...said } = answer;
        const commandId = sent[index]?.commandId as string;
        expect(said).toEqual(acknowledged.get(commandId) ?? said);
        acknowledged.set(commandId, said);
      });
    }
    const before = await store.read(`student-${id}`);
    for (const { command: each, commandId } of keys.filter((key) => acknowledged.has(key.commandId))) {
      const { repeated: _, ...said } = (await first.give(each, { commandId, id })) as { repeated: boolean };
      expect(said).toEqual(acknowledged.get(commandId));
    }
    expect(await store.read(`student-${id}`)).toEqual(before);
  });
  await fc.assert(property, { numRuns: chooseSize({ test: 6, faults: 20, long: 60 }), seed });
  await store.close();
}, 120_000);

test('idempotency: for any order of the steps of three copies, repeating an acknowledged key changes nothing and answers the same', async () => {
  await using database = await openTestDatabase();
  let scheduler: fc.Scheduler | undefined;
  const hold = (copy: number, step: string) => scheduler?.schedule(Promise.resolve(), `${step} at copy ${copy}`);
  const seed = chooseSeed(import.meta.filename);
  // Other copies may take reservations over at once, so only the order of the steps protects the log.
  const { store, copies } = heldCopies(database, hold as () => Promise<void> | undefined, 0);
  const marks = fc.constantFrom(
    mark('present'),
    mark('absent'),
    createAddClassesCommand(1),
    { type: 'ArchiveStudent' } as const,
    restore,
  );
  const sent = fc.array(fc.tuple(fc.nat(3), fc.nat(2)), { minLength: 4, maxLength: 9 });
  const property = fc.asyncProperty(
    fc.scheduler(),
    fc.array(marks, { minLength: 4, maxLength: 4 }),
    sent,
    async (steps, commands, all) => {
      const id = randomUUID();
      const keys = commands.map((command) => ({ command, commandId: randomUUID() }));
      const answers = keys.map(() => new Set<string>());
      const send = async (which: number, copy: number) => {
        const { command, commandId } = keys[which] as (typeof keys)[0];
        const answer = await (copies[copy] as (typeof copies)[0]).give(command, { commandId, id });
        const text = JSON.stringify(told(answer), (_, value) => (typeof value === 'bigint' ? String(value) : value));
        if (answer.status === 'done') answers[which]?.add(text);
      };
      await copies[0].give(enrolment(9), { id });
      scheduler = steps;
      try {
        await steps.waitFor(Promise.all(all.map(([which, copy]) => send(which, copy))));
      } finally {
        scheduler = undefined;
      }
      const before = await store.read(`student-${id}`);
      for (const [which, known] of answers.entries()) if (known.size > 0) await send(which, 0);
      expect(answers.map(({ size }) => Math.max(size, 1))).toEqual([1, 1, 1, 1]);
      expect(await store.read(`student-${id}`)).toEqual(before);
    },
  );
  await fc.assert(property, { numRuns: chooseSize({ test: 6, faults: 15, long: 40 }), seed });
  await store.close();
}, 120_000);
