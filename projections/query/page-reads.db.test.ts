/**
 * Expects, for any filter, that a page reads about as many rows as it returns. The server counts the rows, so no clock
 * is involved.
 */
import type { Sql } from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ClassHistoryOrder, classHistoryOrder } from '#events/values/shapes.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database-fixture.ts';
import { allProjections } from '../all.ts';
import {
  type AttendanceFilters,
  fetchAttendancePage,
  fetchMarkCounts,
} from '../classes/attendance/attendance-query.ts';
import { fetchReasonReport } from '../classes/class-transactions/class-reports.ts';
import { fetchTransactionsPage } from '../classes/class-transactions/class-transactions-query.ts';
import { openReadModelPool, type ReadModelPool } from '../engine/read-model-pool.ts';
import { toReadSchemaName } from '../engine/read-schema.ts';
import { fetchActivityRows } from '../people/activity/activity-query.ts';

const ROWS = 30_000;
const STUDENTS = 300;
const LIMIT = 20;
const GROUP_STUDENTS = 200;
const STAYS = 10 * GROUP_STUDENTS;
/** The allowed number of reads for a page; each row is joined with a few others. */
const READ_MAX = 12 * LIMIT;
/** The allowed number of reads for lists of one student, which may read all rows of that student. */
const READ_OF_STUDENT_MAX = READ_MAX + (3 * ROWS) / STUDENTS;

const idOf = (kind: string, n: number | string) => `md5('${kind}' || ${n})::uuid`;
// The rare actors and students have one row in a thousand, and only old ones, so the newest rows contain none of
// theirs.
const rare = `n % 1000 = 7 and n < 9000`;
const tutor = `case when ${rare} then ${idOf('tutor', 1)} when n % 4 = 0 and n < 8000 then ${idOf('tutor', 4)} when n % 5 = 0 then ${idOf('tutor', 2)} else ${idOf('tutor', 3)} end`;
const at = `'2024-01-01T08:00:00Z'::timestamptz + n * interval '30 minutes'`;
const student = idOf('student', `n % ${STUDENTS}`);

let database: TestDatabase;
let read: ReadModelPool;
const ids: Record<string, string> = {};

beforeAll(async () => {
  database = await openTestDatabase('read-models');
  const schema = toReadSchemaName(allProjections);
  await database.sql
    .unsafe(`
    set search_path to ${schema};
    insert into profiles select ${idOf('student', 'n')}, 'Student ' || n, 's' || n, '', 'student', false, null, now(), now()
      from generate_series(0, ${STUDENTS - 1}) n;
    insert into profiles select ${idOf('tutor', 'n')}, 'Tutor ' || n, 't' || n, '', 'tutor', false, null, now(), now()
      from generate_series(1, 4) n;
    insert into class_transactions (id, group_id, student_id, tutor_id, transaction_type, classes_changed, created_at, source,
      applied_remaining, applied_total, remaining_after, total_after, classes_max, effective_on, attendance_id, version, hash, code)
      select ${idOf('row', 'n')}, ${idOf('mark', 'n')}, ${student}, ${tutor}, 'remove', -1, ${at},
        case when n % 1500 = 7 and n < 9000 then 'reversal' when n % 9 = 0 then 'manual' else 'attendance' end,
        -1, 0, 3, 3, 18, (${at})::date, ${idOf('mark', 'n')}, n / ${STUDENTS} + 1, 'hash', case when n % 1500 = 9 and n < 9000 then 'refund' end
      from generate_series(1, ${ROWS}) n;
    insert into activity (id, created_at, version, actor_id, actor_role, what, act_group, subject_id, attendance_id)
      select ${idOf('row', 'n')}, ${at}, n / ${STUDENTS} + 1, ${tutor}, 'tutor', 'marked',
        case when n % 1500 = 7 and n < 9000 then 'accounts' when n % 1500 = 8 and n < 9000 then 'practice'
          when n % 9 = 0 then 'classes' else 'attendance' end,
        ${student}, ${idOf('mark', 'n')}
      from generate_series(1, ${ROWS}) n;
    insert into balances
      select id, 'current', 18, 18, 0, 0, 0, 0, 0, 1 from profiles where role = 'student';
    insert into attendance
      select gen_random_uuid(), ${student}, date '2024-01-01' + n / ${STUDENTS}, ${tutor},
        case when n % 1000 = 7 then 'absent' else 'present' end, null, 'none', null, null, null, null, null,
        timestamptz '2024-01-01T08:00:00Z' + n / ${STUDENTS} * interval '1 day' + n % 30 * interval '1 minute',
        now(), 1
      from generate_series(1, ${ROWS}) n;
    insert into groups select ${idOf('group', 1)}, 'Tuesday', null, 0, 1;
    -- Ten times, every student joins for five days of ten, and the last time they stay.
    insert into group_memberships
      select 'stay ' || n, ${idOf('group', 1)}, ${idOf('student', `n % ${GROUP_STUDENTS}`)},
        '2024-01-01T00:00:00Z'::timestamptz + n / ${GROUP_STUDENTS} * interval '10 days',
        case when n < ${STAYS - GROUP_STUDENTS}
          then '2024-01-06T00:00:00Z'::timestamptz + n / ${GROUP_STUDENTS} * interval '10 days' end,
        1
      from generate_series(0, ${STAYS - 1}) n;
    analyze profiles; analyze class_transactions; analyze activity; analyze attendance; analyze groups;
    analyze group_memberships`)
    .simple();
  read = openReadModelPool({ databaseUrl: database.url, schema, max: 1 });
  const [row] = await read.sql.unsafe(`
    select ${idOf('tutor', 1)} as quiet, ${idOf('tutor', 4)} as former, ${idOf('tutor', 3)} as busy, ${idOf('student', 7)} as student,
      ${idOf('group', 1)} as "group"`);
  Object.assign(ids, row);
}, 120_000);
afterAll(async () => {
  await read?.close();
  await database[Symbol.asyncDispose]();
});

/** The number of table rows that the server read for a query, by sequential and by index scans. */
const rowsReadBy = async (query: () => PromiseLike<unknown>): Promise<number> => {
  const before = await rowsRead();
  await query();
  return (await rowsRead()) - before;
};
const rowsRead = async (): Promise<number> => {
  await read.sql`select pg_stat_force_next_flush()`;
  const [row] = await read.sql`
    select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0)) as rows
    from pg_stat_user_tables where schemaname = ${read.schema} and relname in
      ('class_transactions', 'activity', 'attendance', 'group_memberships')`;
  return Number(row?.rows);
};

const timeZone = 'Europe/London';
const periods = {
  'all time': undefined,
  'a month long ago': { from: '2024-02-01', to: '2024-02-29', timeZone },
  'the newest month': { from: '2025-09-01', to: '2025-09-30', timeZone },
  'all but the newest days': { from: '2024-01-02', to: '2025-08-01', timeZone },
};
const people = { everybody: undefined, 'a quiet tutor': 'quiet', 'a former tutor': 'former', 'a busy tutor': 'busy' };
const students = { 'all students': undefined, 'one student': 'student' };
const combinations = <Kind>(kinds: readonly Kind[]) =>
  kinds.flatMap((kind) =>
    Object.entries(people).flatMap(([person, tutor]) =>
      Object.entries(students).flatMap(([whom, student]) =>
        Object.entries(periods).map(([when, period]) => ({ kind, person, tutor, whom, student, when, period })),
      ),
    ),
  );
/** A page of marks is sorted by name within each date, so that all marks of its dates are read with their students. */
const READ_OF_DATES_MAX = READ_MAX + 4 * STUDENTS;
const idFor = (name: string | undefined) => (name === undefined ? undefined : ids[name]);
const mostOf = (student: string | undefined) => (student ? READ_OF_STUDENT_MAX : READ_MAX);
/** By day of class, the balances of a page are counted from all later rows of its students. */
const mostOfOrder = (order: ClassHistoryOrder, student: string | undefined) =>
  mostOf(student) + (order === 'class-day' ? (student ? 1 : LIMIT) * (ROWS / STUDENTS) : 0);

test.each(combinations(['reversal', 'manual', 'attendance', undefined] as const))(
  'fetchTransactionsPage: source $kind of $person, $whom, $when reads about as many rows as it returns, in both orders',
  async ({ kind, tutor, student, period }) => {
    const filters = { source: kind, tutorId: idFor(tutor), studentId: idFor(student), period, limit: LIMIT };
    for (const order of classHistoryOrder.options) {
      const rows = await rowsReadBy(() => fetchTransactionsPage(read.sql, { ...filters, order }));
      expect([order, rows < mostOfOrder(order, student) || rows]).toEqual([order, true]);
    }
  },
);

test.each(combinations(['accounts', 'classes', 'practice', 'attendance', undefined] as const))(
  'fetchActivityRows: group $kind of $person, $whom, $when reads about as many rows as it returns',
  async ({ kind, tutor, student, period }) => {
    const filters = { group: kind, actorId: idFor(tutor), studentId: idFor(student), period, limit: LIMIT };
    expect(await rowsReadBy(() => fetchActivityRows(read.sql, filters))).toBeLessThan(mostOf(student));
  },
);

const middle = { to: '2024-03-25' };
const attendanceFilters: [string, Omit<AttendanceFilters, 'limit' | 'studentId'> & { student?: 'student' }][] = [
  ['all', {}],
  ['all until a day', middle],
  ['absences', { status: 'absent' }],
  ['absences until a day', { ...middle, status: 'absent' }],
  ['one student', { student: 'student' }],
];
test.each(attendanceFilters)(
  'fetchAttendancePage: %s: each of two pages reads about as many rows as its dates have',
  async (_, { student, ...narrowed }) => {
    const filters = { ...narrowed, studentId: idFor(student), limit: LIMIT };
    const { nextCursor } = await fetchAttendancePage(read.sql, filters);
    expect(nextCursor).not.toBeNull();
    for (const cursor of [undefined, nextCursor ?? undefined]) {
      const rows = await rowsReadBy(() => fetchAttendancePage(read.sql, { ...filters, cursor }));
      expect(rows).toBeLessThan(student ? READ_OF_STUDENT_MAX : READ_OF_DATES_MAX);
    }
  },
);

test('fetchMarkCounts: of a group, reads each mark and each stay in the group once', async () => {
  const group = { id: ids.group as string, timeZone: 'UTC' };
  // Six days of ten until day 90, that of leaving among them, and every day after it.
  let counts: unknown;
  const rows = await rowsReadBy(async () => {
    counts = await fetchMarkCounts(read.sql, { group });
  });
  expect(counts).toMatchObject({ count: (54 + 10) * GROUP_STUDENTS, students: GROUP_STUDENTS });
  // The planner reads a few rows at the ends of indexes too.
  expect(rows).toBeLessThan(ROWS + STAYS + LIMIT);
});

const old = periods['a month long ago'];
const withoutIndex: [string, (sql: Sql) => Promise<unknown>][] = [
  ...classHistoryOrder.options.flatMap((order): typeof withoutIndex => {
    // The filters are a function, because the ids are known only once the rows exist.
    const fetchPage = (toFilters: () => object) => (sql: Sql) =>
      fetchTransactionsPage(sql, { order, ...toFilters(), limit: LIMIT });
    const both = (name: string) => `class_transactions_${name}, class_transactions_${name}_by_day`;
    return [
      [order === 'recorded' ? 'class_transactions_newest' : 'class_transactions_by_day', fetchPage(() => ({}))],
      // Either of the two indexes is enough to find few rows, so that only without both are many read.
      [both('of_source'), fetchPage(() => ({ source: 'reversal', period: old }))],
      [both('of_tutor'), fetchPage(() => ({ tutorId: ids.former }))],
      [both('of_tutor_and_source'), fetchPage(() => ({ source: 'attendance', tutorId: ids.quiet, period: old }))],
      [both('of_code'), fetchPage(() => ({ code: 'refund' }))],
      ['class_transactions_reversals', fetchPage(() => ({}))],
      [both('of_student'), fetchPage(() => ({ studentId: ids.student }))],
    ];
  }),
  [
    'class_transactions_adjustments',
    (sql) => fetchReasonReport(sql, { from: '2024-01-02', to: '2025-08-01', tutorId: undefined }),
  ],
  ['attendance_newest', (sql) => fetchAttendancePage(sql, { limit: LIMIT })],
  ['attendance_by_status', (sql) => fetchAttendancePage(sql, { status: 'absent', limit: LIMIT })],
  ['attendance_of_student', (sql) => fetchAttendancePage(sql, { studentId: ids.student, limit: LIMIT })],
  ['activity_newest', (sql) => fetchActivityRows(sql, { limit: LIMIT })],
  ['activity_of_group', (sql) => fetchActivityRows(sql, { group: 'accounts', period: old, limit: LIMIT })],
  ['activity_of_actor', (sql) => fetchActivityRows(sql, { actorId: ids.former, limit: LIMIT })],
  [
    'activity_of_actor_and_group',
    (sql) => fetchActivityRows(sql, { group: 'attendance', actorId: ids.quiet, period: old, limit: LIMIT }),
  ],
  ['activity_of_subject', (sql) => fetchActivityRows(sql, { studentId: ids.student, limit: LIMIT })],
];

test.each(withoutIndex)('%s: without this index, a query reads far more rows than with it', async (index, query) => {
  const readWithIndex = await rowsReadBy(() => query(read.sql));
  const undone = new Error('undone');
  const rows = await rowsReadBy(() =>
    read.sql
      .begin(async (transaction) => {
        await transaction.unsafe(`drop index ${index}`);
        await query(transaction as unknown as Sql);
        throw undone;
      })
      .catch((error: unknown) => expect(error).toBe(undone)),
  );
  expect(rows - readWithIndex).toBeGreaterThan(READ_OF_STUDENT_MAX);
});
