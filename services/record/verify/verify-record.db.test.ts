import { expect, test } from 'vitest';
import { computeChainHash, createEmptyChainHead } from '#events/record/hash-chain.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import { logTablesSkipReason, openTestStore, toLogTablesTitle } from '#events/store/test/test-log.ts';
import { openDatabaseSession } from '#projections/engine/database-session.ts';
import { toReadSchemaName } from '#projections/engine/read-schema.ts';
import { toSchemaUseLockName } from '#projections/engine/schema-use.ts';
import { createAttendanceLog, MIA_ID, TUTOR_ID } from '#projections/test/attendance-log-fixture.ts';
import { openTestEngine } from '#projections/test/engine-fixture.ts';
import { appendAll, createLogWriter } from '#projections/test/log-writer-fixture.ts';
import { createStudentLog } from '#projections/test/student-log-fixture.ts';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { VerifyRunningError } from './compare-read-models.ts';
import { verifyRecord } from './verify-record.ts';

const stream = `student-${MIA_ID}`;

/** Writes and folds Mia's log, alters it directly in the database, and verifies it. */
const verified = async (
  alter: (sql: Awaited<ReturnType<typeof openTestDatabase>>['sql'], schema: string) => Promise<unknown>,
) => {
  await using database = await openTestDatabase();
  await using engine = openTestEngine(database);
  const schema = toReadSchemaName(engine.projections);
  await appendAll(engine.store, await createAttendanceLog(engine.keys));
  const runner = engine.run();
  await runner.caughtUp();
  await runner.stop();
  await alter(database.sql, schema);
  return await verifyRecord({ ...engine, schema });
};

test('verifyRecord: finds no fault in an unaltered record', async () => {
  expect(await verified(async () => {})).toEqual({ streams: 2, students: 1, events: 9 });
});

test('verifyRecord: finds no fault in a random log', async () => {
  await using database = await openTestDatabase();
  await using engine = openTestEngine(database);
  const log: StoredEvent[] = await createStudentLog(engine.keys, 8, 600, 99);
  await appendAll(engine.store, log);
  await engine.run().caughtUp();
  const found = await verifyRecord({ ...engine, schema: toReadSchemaName(engine.projections) });
  expect(found).toEqual({ streams: 8, students: 8, events: 600 });
});

test('verifyRecord: reports a missing key as a fault of the first event it sealed', async () => {
  await using database = await openTestDatabase();
  await using engine = openTestEngine(database);
  await appendAll(engine.store, await createAttendanceLog(engine.keys));
  await engine.run().caughtUp();
  await engine.keys.erase(MIA_ID);
  const { fault } = await verifyRecord({ ...engine, schema: toReadSchemaName(engine.projections) });
  expect(fault).toMatchObject({ stream, version: 1, what: expect.stringMatching(/key-missing/) });
});

test('verifyRecord: waits for one that is just ending, and is refused while another one runs', async () => {
  await using database = await openTestDatabase();
  await using engine = openTestEngine(database);
  const schema = toReadSchemaName(engine.projections);
  await using other = await openDatabaseSession(database.sql);
  const lock = `hashtextextended('${toSchemaUseLockName(`${schema}_verify`)}', 0)`;
  await engine.run().caughtUp();
  await other.sql.unsafe(`select pg_advisory_lock(${lock})`);
  await expect(verifyRecord({ ...engine, schema })).rejects.toThrow(VerifyRunningError);
  const waiting = verifyRecord({ ...engine, schema });
  await expect
    .poll(() => database.sql`select from pg_locks where locktype = 'advisory' and not granted`)
    .toHaveLength(1);
  await other.sql.unsafe(`select pg_advisory_unlock(${lock})`);
  expect(await waiting).toEqual({ streams: 0, students: 0, events: 0 });
});

type Alter = Parameters<typeof verified>[0];
const inLog =
  (statement: string): Alter =>
  (sql) =>
    sql
      .unsafe(`set session_replication_role = replica; alter table log.events disable trigger all; ${statement}`)
      .simple();
const inTable =
  (statement: string): Alter =>
  (sql, schema) =>
    sql.unsafe(`set search_path to ${schema}; ${statement}`).simple();

test.skipIf(logTablesSkipReason)(toLogTablesTitle('verifyRecord: finds an altered event'), async () => {
  const { fault } = await verified(
    inLog(`update log.events set data = replace(data::text, '"requested":2', '"requested":9')::json`),
  );
  const what = expect.stringMatching(/^hash-mismatch: the event was altered or moved after it was written/);
  expect(fault).toMatchObject({ stream, version: 4, what });
});

test.each<[string, Alter, number, RegExp]>([
  [
    'another balance',
    inTable('update balances set classes_remaining = 7'),
    8,
    /balances differs from the log in classes_remaining/,
  ],
  ['a row taken out', inTable('delete from class_transactions where version = 4'), 4, /no row/],
  [
    'a row with other numbers',
    inTable('update class_transactions set remaining_after = 9 where version = 5'),
    5,
    /class_transactions differs from the log in remaining_after/,
  ],
  [
    'another mark',
    inTable(`update attendance set charge = 'uncovered' where version = 5`),
    5,
    /attendance differs from the log in charge/,
  ],
  [
    'a class that was not attended',
    inTable('update balances set classes_attended = 7'),
    8,
    /differs from the log in classes_attended/,
  ],
  [
    'another tutor of a mark',
    inTable(`update attendance set tutor_id = student_id where version = 5`),
    5,
    /attendance differs from the log in tutor_id/,
  ],
  [
    'a reason that nobody gave',
    inTable(`update class_transactions set reason = null where version = 4`),
    4,
    /class_transactions differs from the log in reason/,
  ],
  [
    'another history of a mark',
    inTable(`update attendance_history set what = 'noted' where what = 'corrected'`),
    6,
    /attendance_history differs from the log in what/,
  ],
  ['an act taken out', inTable('delete from activity where version = 3'), 3, /no row in activity/],
  [
    'somebody else who did it',
    inTable(`update activity set actor_id = subject_id where version = 4`),
    4,
    /activity differs from the log in actor_id/,
  ],
  [
    'another text of an act',
    inTable(`update activity set reason = 'sealed.' || reason where reason is not null`),
    4,
    /activity differs from the log in reason/,
  ],
])('verifyRecord: finds %s', async (_, alter, version, what) => {
  const { fault } = await verified(alter);
  expect(fault).toMatchObject({ stream, version, what: expect.stringMatching(what) });
});

test.skipIf(logTablesSkipReason).each<[string, Alter, RegExp]>([
  [
    'an event taken out',
    inLog(`delete from log.events where stream = '${stream}' and version = 5`),
    /from position 5 to 7/,
  ],
  [
    'events cut off the end',
    inLog(`delete from log.events where stream = '${stream}' and version > 7`),
    /^log-restored: the read models hold events, up to position 9, that the log has lost/,
  ],
  [
    'a hole in the positions',
    inLog('update log.events set position = position + 5 where position = 9'),
    /position 8 to 14/,
  ],
])(toLogTablesTitle('verifyRecord: reports %s as a fault of the log'), async (_, alter, what) => {
  const { fault } = await verified(alter);
  expect(fault).toEqual({ stream: 'the log', version: 0, what: expect.stringMatching(what) });
});

test.each([
  [
    'class_transactions',
    `insert into class_transactions select (jsonb_populate_record(t,
    '{"id":"00000000-0000-4000-8000-0000000000ff","version":99}')).* from class_transactions t where version = 1`,
  ],
  [
    'activity',
    `insert into activity select (jsonb_populate_record(a, '{"id":"00000000-0000-4000-8000-0000000000ff"}')).*
     from activity a where version = 4`,
  ],
  [
    'practice_stats',
    `insert into practice_stats values ('${MIA_ID}', 1, 100, 1, 1, 10, 1, 100, '{}', '2026-09-03', '2026-09-03T10:00:00Z', '9')`,
  ],
])('verifyRecord: finds a row of %s that no event produced', async (table, statement) => {
  const { fault } = await verified(inTable(statement));
  expect(fault).toMatchObject({ version: 0, what: expect.stringContaining(table) });
});

test.skipIf(logTablesSkipReason)(
  toLogTablesTitle('verifyRecord: does not detect a stream that was rewritten to its end, as its result says'),
  async () => {
    await using database = await openTestDatabase();
    await using engine = openTestEngine(database);
    const schema = toReadSchemaName(engine.projections);
    await appendAll(engine.store, await createAttendanceLog(engine.keys));
    const events = await engine.store.read(stream, 1);
    let before = createEmptyChainHead(stream).hash;
    for (const event of events) {
      const changed = { ...event, recordedAt: event.recordedAt.replace(/T\d\d/, 'T01') };
      before = computeChainHash(before, changed);
      await inLog(
        `update log.events set recorded_at = '${changed.recordedAt}', hash = '${before}' where id = '${event.id}'`,
      )(database.sql, schema);
    }
    // Verification must read the events from the database, because the store that appended them may return them from
    // memory.
    const store = openTestStore(database);
    await engine.rebuild({ store });
    const found = await verifyRecord({ ...engine, store, schema });
    await store.close();
    expect(found).toEqual({ streams: 2, students: 1, events: 9 });
    const [row] = await database.sql.unsafe(
      `select count(*) as moved from ${schema}.activity where created_at::time < '02:00'`,
    );
    expect(Number(row?.moved)).toBeGreaterThan(0);
  },
);

test.each([['activity'], ['balances']])('verifyRecord: finds a duplicate row in %s', async (table) => {
  const { fault } = await verified(
    inTable(
      `alter table ${table} drop constraint ${table}_pkey; insert into ${table} select * from ${table} where version > 2 limit 1`,
    ),
  );
  expect(fault).toMatchObject({ stream, what: `has more than one row in ${table}` });
});

test('verifyRecord: accepts journal rows in another order than the log', async () => {
  const reordered = inTable(`
    create temp table kept as table activity; delete from activity; insert into activity select * from kept order by id;
    create temp table told as table class_transactions; delete from class_transactions;
    insert into class_transactions select * from told order by id desc`);
  expect((await verified(reordered)).fault).toBeUndefined();
});

const archived = `update profiles set archived_at = '2026-09-04T00:00:00Z' where id = '${MIA_ID}'`;
test.each<[string, string, string, number, RegExp]>([
  [
    'another name of a student',
    `update profiles set name = 'Max' where id = '${MIA_ID}'`,
    stream,
    1,
    /differs from the log in name$/,
  ],
  ['an archived student', archived, stream, 1, /differs from the log in archived_at$/],
  [
    'another beginning',
    `update profiles set created_at = now() where id = '${MIA_ID}'`,
    stream,
    1,
    /differs from the log in created_at/,
  ],
  [
    'a student who is called a tutor',
    `update profiles set role = 'tutor' where id = '${MIA_ID}'`,
    stream,
    1,
    /differs from the log in role/,
  ],
  ['a missing profile', `delete from profiles where id = '${MIA_ID}'`, stream, 1, /no row in profiles/],
  [
    'another address and more rights of a tutor',
    `update profiles set email = 'max@example.com', owner = true where id = '${TUTOR_ID}'`,
    `tutor-${TUTOR_ID}`,
    1,
    /differs from the log in email, owner$/,
  ],
  [
    'a tutor whom nobody made',
    `insert into profiles select (jsonb_populate_record(p, '{"id":"00000000-0000-4000-8000-0000000000ff"}')).*
     from profiles p where role = 'tutor'`,
    'row 00000000-0000-4000-8000-0000000000ff',
    0,
    /has a row in profiles that does not follow from the log/,
  ],
])('verifyRecord: finds %s without reporting values', async (_, statement, faulty, version, what) => {
  const { fault } = await verified(inTable(statement));
  expect(fault).toEqual({ stream: faulty, version, what: expect.stringMatching(what) });
  expect(fault?.what).not.toMatch(/Mia|Max|@/);
});

test('verifyRecord: names the last version that a row was folded from', async () => {
  await using database = await openTestDatabase();
  await using engine = openTestEngine(database);
  const schema = toReadSchemaName(engine.projections);
  const writer = createLogWriter(engine.keys);
  const today = '2026-09-03';
  const enrol = { type: 'EnrolStudent', name: 'Mia Chen', email: 'mia@example.com', classes: 1, via: 'tutor' } as const;
  for (const command of [
    { ...enrol, today },
    { type: 'ArchiveStudent' },
    { type: 'RestoreStudent', email: 'mia.chen@example.com' },
  ] as const) {
    await appendAll(engine.store, await writer.execute(MIA_ID, command));
  }
  const runner = engine.run();
  await runner.caughtUp();
  await runner.stop();
  expect((await verifyRecord({ ...engine, schema })).fault).toBeUndefined();
  await inTable(`update profiles set email = 'mia@example.com'`)(database.sql, schema);
  expect((await verifyRecord({ ...engine, schema })).fault).toMatchObject({ stream, version: 3 });
});
