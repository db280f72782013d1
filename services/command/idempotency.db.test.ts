import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryKeys } from '#events/record/memory-keys.ts';
import type { EventStore } from '#events/store/event-store.ts';
import { memoryStore } from '#events/store/memory.ts';
import { openTestStore } from '#events/store/test-log.ts';
import type { StudentCommand } from '#events/student/commands.ts';
import { type TestDatabase, testDatabase } from '#scripts/test/database.ts';
import { seedFor } from '#scripts/test/seed.ts';
import { personalKeys } from '#services/desk/personal-keys.ts';
import { deleteOldIdempotencyKeys, openIdempotencyKeys } from './idempotency-keys.ts';
import { add, handlerFor, remove, TODAY } from './testing.ts';

const mark = (status: 'present' | 'absent', date = TODAY): StudentCommand => ({
  ...{ type: 'MarkAttendance', date, status, today: TODAY },
});
const restore: StudentCommand = { type: 'RestoreStudent', email: 'ada@example.com' };

/** Two copies of the program on one database. */
const copiesOn = (database: TestDatabase, store: EventStore = openTestStore(database)) => {
  const { sql } = database;
  const masterKey = randomBytes(32);
  const open = () =>
    handlerFor({ store, keys: personalKeys({ sql, masterKey }), idempotencyKeys: openIdempotencyKeys(sql) });
  return { store, copies: [open(), open()] as const };
};

test('a command that changed nothing is answered as then, after others have changed what it asked for', async () => {
  await using database = await testDatabase();
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

/** A store that knows an event's id only within its stream, as EventStoreDB does. */
const idsWithinStreams = (): EventStore => {
  const streams = new Map<string, EventStore>();
  const storeOf = (stream: string) => streams.get(stream) ?? streams.set(stream, memoryStore()).get(stream);
  const of = (stream: string) => storeOf(stream) as EventStore;
  return {
    ...memoryStore(),
    append: (stream, ...rest) => of(stream).append(stream, ...rest),
    read: (stream, ...rest) => of(stream).read(stream, ...rest),
  };
};

test('a key is used on one stream alone, also where the store knows ids only within a stream', async () => {
  await using database = await testDatabase();
  for (const store of [idsWithinStreams(), openTestStore(database)]) {
    const [here, there] = copiesOn(database, store).copies;
    const students = [here.studentId, there.studentId];
    await Promise.all([here.enrol(), there.enrol()]);
    const commandId = randomUUID();
    const answers = await Promise.all(
      students.map((id, index) => [here, there][index]?.give(add(1), { commandId, id })),
    );
    expect(answers.map((answer) => answer?.status).sort()).toEqual(['command-reused', 'done']);
    const events = await Promise.all(students.map((id) => store.read(`student-${id}`)));
    expect(events.flat()).toHaveLength(3);
    await store.close();
  }
});

test('a command that was cut off between its reservation and its append goes through when it is repeated', async () => {
  await using database = await testDatabase();
  const { store, copies } = copiesOn(database);
  const [here] = copies;
  await here.enrol();
  const commandId = randomUUID();
  await here.idempotencyKeys.reserve(commandId, `student-${here.studentId}`);
  expect(await here.give(add(1), { commandId })).toMatchObject({ status: 'done', version: 2, repeated: false });
  const withoutChange = randomUUID();
  await here.give(mark('present'));
  await here.idempotencyKeys.reserve(withoutChange, `student-${here.studentId}`);
  const answer = await here.give(mark('present'), { commandId: withoutChange });
  expect(answer).toMatchObject({ status: 'done', events: [], version: 3 });
  await here.give(mark('absent'));
  expect(await here.give(mark('present'), { commandId: withoutChange })).toEqual({ ...answer, repeated: true });
  await store.close();
}, 20_000);

test('a refusal is no acknowledgement: it neither keeps the key nor ties it to the stream', async () => {
  const { enrol, give, idempotencyKeys } = handlerFor({ keys: memoryKeys() });
  await enrol(18);
  const commandId = randomUUID();
  const apply: StudentCommand = { type: 'ApplyWaitingClasses', today: TODAY };
  expect(await give(apply, { commandId })).toEqual({ status: 'refused', refusal: 'nothing-waiting' });
  expect(await idempotencyKeys.find(commandId)).toBeUndefined();
});

test('keys are deleted after more than 7 days', async () => {
  await using database = await testDatabase();
  const { sql } = database;
  const keys = openIdempotencyKeys(sql);
  const [old, recent] = [randomUUID(), randomUUID()];
  for (const id of [old, recent]) await keys.acknowledge(id, 'student-1', { fingerprint: 'f', version: 1 }, false);
  await sql`
    update desk.idempotency_keys
    set used_at = now() - make_interval(days => case when command_id = ${old} then 9 else 7 end)`;
  await deleteOldIdempotencyKeys(sql);
  expect([await keys.find(old), await keys.find(recent)]).toEqual([
    undefined,
    { stream: 'student-1', acknowledgement: { fingerprint: 'f', version: 1 } },
  ]);
});

const command: fc.Arbitrary<StudentCommand> = fc.oneof(
  fc.constantFrom<StudentCommand>(
    ...[mark('present'), mark('absent'), mark('present', '2026-11-20'), mark('absent', '2026-11-20')],
    ...[add(1), add(9), remove(2), { type: 'ArchiveStudent' } as const, restore],
    ...[
      { type: 'ApplyWaitingClasses', today: TODAY } as const,
      { type: 'SettleUncoveredClass', date: TODAY } as const,
      { type: 'CorrectAttendance', from: TODAY, date: '2026-11-19', status: 'present', today: TODAY } as const,
    ],
  ),
);
/** Up to six keys, each with one command; how often each is sent, to which copy, and what is in flight together. */
const history = fc.record({
  commands: fc.array(command, { minLength: 2, maxLength: 6 }),
  rounds: fc.array(fc.array(fc.tuple(fc.nat(5), fc.nat(1)), { minLength: 1, maxLength: 4 }), {
    minLength: 3,
    maxLength: 10,
  }),
});

test('for any interleaving, repeating an acknowledged key changes nothing and answers the same', async () => {
  await using database = await testDatabase();
  const { store, copies } = copiesOn(database);
  const seed = seedFor(import.meta.filename, 'db');
  const property = fc.asyncProperty(history, async ({ commands, rounds }) => {
    const [first] = copies;
    const id = randomUUID();
    await first.give(
      { type: 'EnrolStudent', name: 'Ada', email: 'ada@example.com', classes: 2, via: 'tutor', today: TODAY },
      { id },
    );
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
  await fc.assert(property, { numRuns: 60, seed });
  await store.close();
}, 120_000);
