import { afterAll, beforeAll, expect } from 'vitest';
import { toStudentStream } from '#events/classes/student/student-stream.ts';
import { toPracticeStream } from '#events/learning/practice/practice-stream.ts';
import { GROUPS_STREAM } from '#events/people/group/groups-stream.ts';
import { rehashEvents } from '#events/record/test/stored-stream-fixture.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import { toRawText } from '#events/store/port/stored-text.ts';
import { logTablesSkipReason, openTestStore, toLogTablesTitle } from '#events/store/test/test-log.ts';
import { openDatabaseSession } from '#projections/engine/database-session.ts';
import { toSchemaUseLockName } from '#projections/engine/schema-use.ts';
import { createAttendanceLog, MIA_ID, TUTOR_ID } from '#projections/test/attendance-log-fixture.ts';
import { openTestEngine } from '#projections/test/engine-fixture.ts';
import { appendAll, createLogWriter } from '#projections/test/log-writer-fixture.ts';
import { createPracticeLogWriter, toTestSessionId } from '#projections/test/practice-log-fixture.ts';
import { createStudentIds } from '#projections/test/student-log-fixture.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database-fixture.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import { VerifyRunningError } from './compare-read-models.ts';
import type { VerifyFault } from './verify-fault.ts';
import { NIGHTS_OF_WHOLE_CHECK } from './verify-part.ts';
import { type VerifyResult, verifyRecord } from './verify-record.ts';

const stream = toStudentStream(MIA_ID);
const [, BEN, EVA, MAX, ZOE, KIM] = createStudentIds(6) as [string, string, string, string, string, string];
const NOBODY = '00000000-0000-4000-8000-0000000000ff';

let database: TestDatabase;
let engine: ReturnType<typeof openTestEngine>;
let schema: string;
let log: StoredEvent[];
beforeAll(async () => {
  database = await openTestDatabase('read-models');
  engine = openTestEngine(database);
  schema = engine.schema;
  const practice = createPracticeLogWriter(engine.keys);
  for (const [student, name] of Object.entries({
    [BEN]: 'Ben Roy',
    [EVA]: 'Eva Lind',
    [ZOE]: 'Zoe Park',
    [KIM]: 'Kim Ode',
  }))
    await practice.enrol(student, name);
  const session = await practice.session({ student: BEN, day: '2026-11-21', correct: 3 });
  await practice.session({ student: BEN, day: '2026-11-21', correct: 5, hasty: true });
  for (const question of [1, 3, 4]) await practice.report(session, question);
  await practice.accept(session, 4);
  await practice.dismiss(session, 1);
  await practice.begin(EVA);
  await practice.session({ student: KIM, day: '2026-11-21', correct: 1 });
  await practice.choosePlace(EVA, { hidden: true, nickname: 'Comet' });
  const writer = createLogWriter(engine.keys);
  const enrolment = {
    name: 'Max Hale',
    email: 'max@example.com',
    classes: 1,
    via: 'tutor',
    today: '2026-09-03',
  } as const;
  log = [
    ...(await createAttendanceLog(engine.keys)),
    ...practice.log,
    ...(await writer.execute(MAX, { type: 'EnrolStudent', ...enrolment })),
    ...(await writer.execute(MAX, { type: 'ArchiveStudent' })),
    ...(await writer.execute(MAX, { type: 'RestoreStudent', email: 'max.hale@example.com' })),
    ...(await writer.record(GROUPS_STREAM, [
      { type: 'GroupCreated', data: { group: NOBODY, name: 'Tuesday', students: [BEN] } },
      { type: 'GroupMembersChanged', data: { group: NOBODY, added: [EVA, KIM], removed: [] } },
    ])),
  ];
  await appendAll(engine.store, log);
  const runner = engine.run();
  await runner.caughtUp();
  await runner.stop();
  const names = engine.projections.flatMap(({ tables }) => tables).map(({ name }) => name);
  const copies = names.map((name) => `create table kept.${name} as table ${schema}.${name};`);
  await database.sql.unsafe(`create schema kept; ${copies.join('')}`).simple();
  if (!logTablesSkipReason) await database.sql`create table kept_log as table log.events`;
});
afterAll(async () => {
  await engine[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

const verify = () => verifyRecord({ ...engine, schema });
/** Alters the read models or the log directly in the database, verifies the record, and restores what it held before. */
const verifyAltered = async <Result = VerifyResult>(
  statements: string,
  check: () => Promise<Result> = verify as never,
) => {
  await database.sql.begin((tx) => tx.unsafe(`set local search_path to ${schema}; ${statements}`).simple());
  const result = await check();
  const names = engine.projections.flatMap(({ tables }) => tables).map(({ name }) => name);
  const restored = names.map(
    (name) => `delete from ${schema}.${name}; insert into ${schema}.${name} table kept.${name};`,
  );
  await database.sql.unsafe(restored.join('')).simple();
  return result;
};
const verifyAlteredLog = async (statement: string) => {
  const alter = (change: string) =>
    database.sql.begin((tx) => tx.unsafe(`alter table log.events disable trigger all; ${change}`).simple());
  await alter(statement);
  const result = await verify();
  await alter('delete from log.events; insert into log.events table kept_log');
  return result;
};
const countLog = () => {
  const streams = new Set(log.map((event) => event.stream));
  const students = [...streams].filter((name) => name.startsWith('student-'));
  return { streams: streams.size, students: students.length, events: log.length };
};

test('verifyRecord: finds no fault in an unaltered record', async () => {
  expect(await verify()).toEqual(countLog());
});

test('verifyRecord: finds no fault in a part so small that it has no read model', async () => {
  expect(await verifyRecord({ ...engine, schema, part: { number: 1, of: 100 } })).toEqual(countLog());
});

testInFaults('verifyRecord: waits for one that is just ending, and is refused while another one runs', async () => {
  await using other = await openDatabaseSession(database.sql);
  const lock = `hashtextextended('${toSchemaUseLockName(`${schema}_verify`)}', 0)`;
  await other.sql.unsafe(`select pg_advisory_lock(${lock})`);
  await expect(verify()).rejects.toThrow(VerifyRunningError);
  const waiting = verify();
  await expect
    .poll(() => database.sql`select from pg_locks where locktype = 'advisory' and not granted`)
    .toHaveLength(1);
  await other.sql.unsafe(`select pg_advisory_unlock(${lock})`);
  expect(await waiting).toEqual(countLog());
});

test.skipIf(logTablesSkipReason)(toLogTablesTitle('verifyRecord: finds an altered event'), async () => {
  const { fault } = await verifyAlteredLog(
    `update log.events set data = replace(data::text, '"requested":2', '"requested":9')::json`,
  );
  const what = expect.stringMatching(/^hash-mismatch: the event was altered or moved after it was written/);
  expect(fault).toMatchObject({ stream, version: 4, what });
});

const insertChanged = (table: string, where: string, change: object) =>
  `insert into ${table} select (jsonb_populate_record(t, '${JSON.stringify({ id: NOBODY, ...change })}')).* from ${table} t where ${where}`;
const inTable = (table: string) => `has a row in ${table} that does not follow from the log`;
const differs = (table: string, columns: string) => `${table} differs from the log in ${columns}`;
const ofMia = `student_id = '${MIA_ID}'`;
const benSession = toPracticeStream(toTestSessionId(1), BEN);
const kimSession = toPracticeStream(toTestSessionId(4), KIM);

/** Each alters a row of its own: the statement, and the stream, version and text of its fault. Undefined stands for any version. */
const ALTERED: [statement: string, stream: string, version: number | undefined, what: string][] = [
  [`update balances set classes_remaining = 7 where ${ofMia}`, stream, 8, differs('balances', 'classes_remaining')],
  [
    `update balances set classes_attended = 7 where student_id = '${MAX}'`,
    toStudentStream(MAX),
    3,
    differs('balances', 'classes_attended'),
  ],
  [`delete from class_transactions where ${ofMia} and version = 1`, stream, 1, 'has no row in class_transactions'],
  [
    `update class_transactions set remaining_after = 9 where ${ofMia} and version = 5`,
    stream,
    5,
    differs('class_transactions', 'remaining_after'),
  ],
  [
    `update class_transactions set reason = null where ${ofMia} and version = 4`,
    stream,
    4,
    differs('class_transactions', 'reason'),
  ],
  [
    insertChanged('class_transactions', `${ofMia} and version = 2`, { version: 99 }),
    `row ${NOBODY}`,
    0,
    inTable('class_transactions'),
  ],
  [`update attendance set charge = 'uncovered' where version = 5`, stream, 5, differs('attendance', 'charge')],
  ['update attendance set tutor_id = student_id where version = 8', stream, 8, differs('attendance', 'tutor_id')],
  [
    `update attendance_history set what = 'noted' where what = 'corrected'`,
    stream,
    6,
    differs('attendance_history', 'what'),
  ],
  [`delete from activity where subject_id = '${MIA_ID}' and version = 3`, stream, 3, 'has no row in activity'],
  [
    `update activity set actor_id = subject_id where subject_id = '${MIA_ID}' and version = 5`,
    stream,
    5,
    differs('activity', 'actor_id'),
  ],
  [
    `update activity set reason = 'sealed.' || reason where subject_id = '${MIA_ID}' and version = 4`,
    stream,
    4,
    differs('activity', 'reason'),
  ],
  [insertChanged('activity', `subject_id = '${MIA_ID}' and version = 6`, {}), `row ${NOBODY}`, 0, inTable('activity')],
  [`update profiles set name = 'Max' where id = '${MIA_ID}'`, stream, 1, differs('profiles', 'name')],
  [
    `update profiles set archived_at = '2026-09-04T00:00:00Z' where id = '${BEN}'`,
    toStudentStream(BEN),
    1,
    differs('profiles', 'archived_at'),
  ],
  [
    `update profiles set created_at = now() where id = '${EVA}'`,
    toStudentStream(EVA),
    1,
    differs('profiles', 'created_at'),
  ],
  [`update profiles set role = 'tutor' where id = '${KIM}'`, toStudentStream(KIM), 1, differs('profiles', 'role')],
  [`delete from profiles where id = '${ZOE}'`, toStudentStream(ZOE), 1, 'has no row in profiles'],
  // The last version that the row was folded from.
  [
    `update profiles set email = 'max@example.com' where id = '${MAX}'`,
    toStudentStream(MAX),
    3,
    differs('profiles', 'email'),
  ],
  [
    `update profiles set email = 'max@example.com', owner = true where id = '${TUTOR_ID}'`,
    `tutor-${TUTOR_ID}`,
    1,
    differs('profiles', 'email, owner'),
  ],
  [insertChanged('profiles', `id = '${TUTOR_ID}'`, {}), `row ${NOBODY}`, 0, inTable('profiles')],
  [
    `update practice_sessions set points_earned = 70 where id = '${toTestSessionId(2)}'`,
    toPracticeStream(toTestSessionId(2), BEN),
    undefined,
    differs('practice_sessions', 'points_earned'),
  ],
  [
    `update practice_sessions set session_data = jsonb_set(session_data, '{questions,0,correctAnswer}', '3')
     where id = '${toTestSessionId(3)}'`,
    toPracticeStream(toTestSessionId(3), EVA),
    undefined,
    differs('practice_sessions', 'session_data'),
  ],
  [
    `update practice_sessions set reports = jsonb_set(reports, '{3,state}', '"accepted"') where id = '${toTestSessionId(1)}'`,
    benSession,
    undefined,
    differs('practice_sessions', 'reports'),
  ],
  [
    `update practice_stats set total_points = 500 where student_id = '${BEN}'`,
    benSession,
    undefined,
    differs('practice_stats', 'total_points'),
  ],
  [
    `update practice_stats set longest_streak = 7 where student_id = '${KIM}'`,
    kimSession,
    undefined,
    differs('practice_stats', 'longest_streak'),
  ],
  [
    `insert into practice_stats select (jsonb_populate_record(s, '{"student_id":"${MIA_ID}"}')).* from practice_stats s
     where student_id = '${KIM}'`,
    `row ${MIA_ID}`,
    0,
    inTable('practice_stats'),
  ],
  [
    `update practice_days set counted_points = 90 where student_id = '${BEN}'`,
    benSession,
    undefined,
    differs('practice_days', 'counted_points'),
  ],
  [
    `update group_memberships set joined_at = null where student_id = '${KIM}'`,
    GROUPS_STREAM,
    2,
    differs('group_memberships', 'joined_at'),
  ],
  ['update leaderboard_places set hidden = false', `leaderboard-${EVA}`, 1, differs('leaderboard_places', 'hidden')],
];

const toText = ({ stream: name, what }: Omit<VerifyFault, 'version'>) => `${name} ${what}`;

test('verifyRecord: finds every altered, missing and added row, without reporting values', async () => {
  const { fault, faults = [] } = await verifyAltered(ALTERED.map(([statement]) => statement).join(';'));
  expect(faults.map(toText).toSorted()).toEqual(
    ALTERED.map(([, of, , what]) => toText({ stream: of, what })).toSorted(),
  );
  for (const [, of, version, what] of ALTERED)
    expect(faults).toContainEqual({ stream: of, version: version ?? expect.any(Number), what });
  expect(fault).toEqual(faults[0]);
});

testInFaults(
  'verifyRecord: the parts of all nights together find each altered row once, and every part checks the sums of the ledger',
  async () => {
    const alterations = ALTERED.map(([statement]) => statement).join(';');
    const found = await verifyAltered(alterations, async () => {
      const faults: (readonly VerifyFault[])[] = [];
      for (let number = 1; number <= NIGHTS_OF_WHOLE_CHECK; number += 1)
        faults.push(
          (await verifyRecord({ ...engine, schema, part: { number, of: NIGHTS_OF_WHOLE_CHECK } })).faults ?? [],
        );
      return faults;
    });
    const altered = new Set(ALTERED.map(([, of, , what]) => toText({ stream: of, what })));
    const rows = found.map((faults) => faults.map(toText).filter((text) => altered.has(text)));
    expect(rows.flat().toSorted()).toEqual([...altered].toSorted());
    const sums = expect.objectContaining({
      what: expect.stringMatching(/^the balance is 7 .+ the changes and marks add up to/),
    });
    for (const [night, faults] of found.entries()) if (rows[night]?.length === 0) expect(faults).toContainEqual(sums);
    expect(rows.some((texts) => texts.length === 0)).toBe(true);
  },
);

test.skipIf(logTablesSkipReason).each<[string, string, RegExp]>([
  ['an event taken out', `delete from log.events where stream = '${stream}' and version = 5`, /from position 5 to 7/],
  [
    'events cut off the end',
    'delete from log.events where position > 7',
    /^log-restored: the read models hold events, up to position \d+, that the log has lost/,
  ],
  [
    'a hole in the positions',
    'update log.events set position = position + 1000 where position > 8',
    /position 8 to 1009/,
  ],
])(toLogTablesTitle('verifyRecord: reports %s as a fault of the log'), async (_, statement, what) => {
  const { fault } = await verifyAlteredLog(statement);
  expect(fault).toEqual({ stream: 'the log', version: 0, what: expect.stringMatching(what) });
});

testInFaults('verifyRecord: accepts journal rows in another order than the log', async () => {
  const reorder = (table: string, order: string) =>
    `create temp table kept_${table} on commit drop as table ${table}; delete from ${table};
     insert into ${table} select * from kept_${table} order by ${order};`;
  const reordered = reorder('activity', 'id') + reorder('class_transactions', 'id desc');
  expect((await verifyAltered(reordered)).fault).toBeUndefined();
});

test('verifyRecord: finds duplicate rows in a journal and in a keyed table', async () => {
  const duplicate = (table: string, person: string) =>
    `alter table ${table} drop constraint ${table}_pkey;
     insert into ${table} select * from ${table} where ${person} = '${MIA_ID}' and version > 2 limit 1;`;
  const { faults } = await verifyAltered(duplicate('activity', 'subject_id') + duplicate('balances', 'student_id'));
  const what = (table: string) => expect.objectContaining({ stream, what: `has more than one row in ${table}` });
  expect(faults?.toSorted((one, other) => one.what.localeCompare(other.what))).toEqual([
    what('activity'),
    what('balances'),
  ]);
});

testInFaults.skipIf(logTablesSkipReason)(
  toLogTablesTitle('verifyRecord: does not detect a stream that was rewritten to its end, as its result says'),
  async () => {
    const { sql } = database;
    await sql`alter table log.events disable trigger all`;
    const changed = (await engine.store.read(stream, 1)).map((event) => ({
      ...event,
      recordedAt: event.recordedAt.replace(/T\d\d/, 'T01'),
    }));
    for (const { id, recordedAt, metadata, hash } of rehashEvents(changed))
      await sql`update log.events set recorded_at = ${recordedAt}, metadata = ${toRawText(metadata)}::text::json,
        hash = ${hash} where id = ${id}`;
    // Verification must read the events from the database, because the store that appended them may return them from
    // memory.
    const store = openTestStore(database);
    await engine.rebuild({ store });
    const found = await verifyRecord({ ...engine, store, schema });
    await store.close();
    expect(found).toEqual(countLog());
    const [row] = await sql.unsafe(`select count(*) as moved from ${schema}.activity where created_at::time < '02:00'`);
    expect(Number(row?.moved)).toBeGreaterThan(0);
  },
);

// A key cannot be restored, so this test is the last one.
test('verifyRecord: reports a missing key as a fault of the first event it sealed', async () => {
  await engine.keys.erase(BEN);
  const { fault } = await verify();
  expect(fault).toMatchObject({ stream: toStudentStream(BEN), version: 1, what: expect.stringMatching(/key-missing/) });
});
