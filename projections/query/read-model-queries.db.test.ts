import { afterAll, beforeAll, expect, test } from 'vitest';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import { type ClassHistoryOrder, classHistoryOrder } from '#events/values/shapes.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database-fixture.ts';
import {
  type ClassTotals,
  fetchClassHistoryPage,
  fetchClassHistoryTutors,
  fetchClassTotals,
} from '../classes/class-transactions/class-history.ts';
import {
  fetchBalanceSeries,
  fetchTransactionsPage,
  fetchTransactionTutors,
} from '../classes/class-transactions/class-transactions-query.ts';
import { openReadModelPool, type ReadModelPool } from '../engine/read-model-pool.ts';
import { toReadSchemaName } from '../engine/read-schema.ts';
import { fetchNamesById, fetchProfile } from '../people/profiles/profiles-query.ts';
import { fetchStudent, fetchStudentCounts, fetchStudentsPage } from '../people/profiles/students-query.ts';
import { createAttendanceLog, MIA_ID, TUTOR_ID } from '../test/attendance-log-fixture.ts';
import { openTestEngine } from '../test/engine-fixture.ts';
import { appendAll, createLogWriter } from '../test/log-writer-fixture.ts';
import { createStudentLog } from '../test/student-log-fixture.ts';
import { InvalidCursorError, type Page } from './page.ts';

const FORMER = '00000000-0000-4000-8000-000000000002';
const today = '2026-09-03';

let database: TestDatabase;
let engine: ReturnType<typeof openTestEngine>;
let read: ReadModelPool;
let sql: ReadModelPool['sql'];

beforeAll(async () => {
  database = await openTestDatabase('read-models');
  engine = openTestEngine(database);
  const former = createLogWriter(engine.keys);
  await appendAll(engine.store, await createAttendanceLog(engine.keys));
  const who = { name: 'Ana Ruiz', email: 'Ana@example.com' };
  await appendAll(
    engine.store,
    await former.execute(FORMER, { type: 'EnrolStudent', ...who, classes: 0, via: 'tutor', today }),
  );
  await appendAll(engine.store, await former.execute(FORMER, { type: 'ArchiveStudent' }));
  await engine.run().caughtUp();
  read = openReadModelPool({ databaseUrl: database.url, schema: engine.schema, max: 4 });
  sql = read.sql;
});

afterAll(async () => {
  await read.close();
  await engine[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

/** The rows of all pages. */
const readPages = async <Row>(fetchPage: (cursor?: string) => Promise<Page<Row>>): Promise<Row[]> => {
  const { rows, nextCursor } = await fetchPage();
  if (nextCursor === null) return [...rows];
  return [...rows, ...(await readPages((cursor) => fetchPage(cursor ?? nextCursor)))];
};

test('position: is at or after the head of the log once the runner has caught up', async () => {
  expect(await read.position()).toBeGreaterThanOrEqual(await engine.store.head());
});

test('students: lists current and former students separately and counts the current ones', async () => {
  const current = await fetchStudentsPage(sql, { former: false, limit: 50 });
  expect(current).toMatchObject({ total: 1, nextCursor: null });
  expect(current.rows).toMatchObject([
    { id: MIA_ID, name: 'Mia Chen', classes_remaining: 2, classes_total: 3, archived_at: null, version: 8 },
  ]);
  expect(await fetchStudentCounts(sql, 2, 18)).toEqual({ students: 1, uncovered: 0, low: 1, waiting: 0, fitting: 0 });
  const {
    rows: [former],
  } = await fetchStudentsPage(sql, { former: true, limit: 50 });
  expect(former?.archived_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(await fetchStudent(sql, MIA_ID)).toMatchObject({ email: 'mia@example.com', classes_attended: 1 });
  expect(await fetchStudent(sql, TUTOR_ID)).toBeUndefined();
});

test('profiles: reads names and archived people by id', async () => {
  expect(await fetchProfile(sql, TUTOR_ID)).toMatchObject({ name: 'Sam Ortiz', role: 'tutor', owner: false });
  expect(await fetchNamesById(sql, [MIA_ID, FORMER])).toEqual(
    new Map([
      [MIA_ID, 'Mia Chen'],
      [FORMER, 'Ana Ruiz'],
    ]),
  );
});

test('fetchClassHistoryPage: merges transactions with marks that changed no balance, newest first', async () => {
  const { rows, nextCursor } = await fetchClassHistoryPage(sql, MIA_ID, { order: 'recorded', limit: 50 });

  expect(nextCursor).toBeNull();
  expect(rows.map((row) => [row.version, row.kind === 'mark' ? row.what : row.source])).toEqual([
    [8, 'noted'],
    [7, 'marked'],
    [6, 'reversal'],
    [5, 'settlement'],
    [4, 'manual'],
    [3, 'attendance'],
    [2, 'attendance'],
    [1, 'opening'],
  ]);
  expect(rows[0]).toMatchObject({
    status: 'absent',
    charge: 'none',
    effective_on: '2026-09-03',
    tutor_name: 'Sam Ortiz',
  });
  const [, , reversal, settlement, , uncovered, covered] = rows;
  expect(covered).toMatchObject({ reversed_by: reversal?.id, student_name: 'Mia Chen', effective_on: '2026-09-01' });
  expect(reversal).toMatchObject({ reversed: covered?.id, reversed_by: null });
  expect([covered, reversal, uncovered, settlement].map((row) => row?.notes?.split('.')[0])).toEqual([
    'sealed',
    'sealed',
    undefined,
    undefined,
  ]);
  expect(uncovered).toMatchObject({ can_settle: false, resolved_as: 'settled', resolved_at: settlement?.created_at });
  expect(covered).toMatchObject({ resolved_as: null, resolved_at: null });
  expect(await fetchClassHistoryTutors(sql, MIA_ID)).toEqual([{ id: TUTOR_ID, name: 'Sam Ortiz' }]);
});

test('fetchClassHistoryPage: filters by cause, tutor and period, and returns pages', async () => {
  const versions = async (filters: object) =>
    (await fetchClassHistoryPage(sql, MIA_ID, { order: 'recorded', limit: 50, ...filters })).rows.map(
      ({ version }) => version,
    );
  expect(await versions({ cause: 'mark' })).toEqual([8, 7]);
  expect(await versions({ cause: 'attendance' })).toEqual([3, 2]);
  expect(await versions({ tutorId: FORMER })).toEqual([]);
  const on = (day: string, timeZone: string) => ({ period: { from: day, to: day, timeZone } });
  // All events were recorded on one day in New York, which is the next day in Auckland.
  expect(await versions(on('2026-09-01', 'America/New_York'))).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
  expect(await versions(on('2026-09-01', 'Pacific/Auckland'))).toEqual([]);
  expect(await versions(on('2026-09-02', 'Pacific/Auckland'))).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
  expect(await versions({ period: { to: '2026-08-31', timeZone: 'America/New_York' } })).toEqual([]);

  const all = await readPages((cursor) => fetchClassHistoryPage(sql, MIA_ID, { order: 'recorded', limit: 3, cursor }));
  expect(all.map(({ version }) => version)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
  await expect(fetchClassHistoryPage(sql, MIA_ID, { order: 'recorded', limit: 3, cursor: 'garbage' })).rejects.toThrow(
    InvalidCursorError,
  );
});

test('fetchClassHistoryPage: by day of class, a late row is on its day, and pages are in the same order', async () => {
  const rowsOf = async (filters: object) =>
    (await fetchClassHistoryPage(sql, MIA_ID, { order: 'class-day', limit: 50, ...filters })).rows;
  const rows = await rowsOf({});
  const days = rows.map(({ effective_on }) => effective_on);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(rows.map(({ version }) => version).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  for (const day of new Set(days)) {
    // The zone does not matter, because a day of class is a civil date.
    const found = await rowsOf({ period: { from: day, to: day, timeZone: 'Pacific/Auckland' } });
    expect(found).toEqual(rows.filter(({ effective_on }) => effective_on === day));
  }
  expect(
    await readPages((cursor) => fetchClassHistoryPage(sql, MIA_ID, { order: 'class-day', limit: 3, cursor })),
  ).toEqual(rows);
});

test('fetchClassTotals: adds up to the balance at every day, in both orders', async () => {
  const rows = (await fetchClassHistoryPage(sql, MIA_ID, { order: 'recorded', limit: 50 })).rows.flatMap((row) =>
    row.kind === 'transaction' ? [row] : [],
  );
  const totalsOf = (order: ClassHistoryOrder, from?: string, to?: string) =>
    fetchClassTotals(sql, MIA_ID, { order, period: { from, to, timeZone: 'America/New_York' } });
  const closing = ({ opening, added, taken, removed, left_waiting }: ClassTotals) =>
    opening + added - taken - removed - left_waiting;
  for (const order of classHistoryOrder.options) {
    const all = await totalsOf(order);
    expect([all.opening, closing(all)]).toEqual([0, rows[0]?.remaining_after]);
    for (const day of ['2026-08-31', '2026-09-01', '2026-09-02', '2026-09-03']) {
      const next = `${day.slice(0, 8)}${String(Number(day.slice(8)) + 1).padStart(2, '0')}`;
      const [until, after] = await Promise.all([
        totalsOf(order, undefined, day),
        day === '2026-08-31' ? totalsOf(order, '2026-09-01') : totalsOf(order, next),
      ]);
      expect(closing(until)).toBe(after.opening);
      expect(closing(after)).toBe(closing(all));
    }
  }
});

test('transactions: are listed newest first, and the balance series follows them', async () => {
  const mine = await fetchTransactionsPage(sql, { order: 'recorded', studentId: MIA_ID, limit: 50 });
  expect(mine.rows.map(({ version }) => version)).toEqual([6, 5, 4, 3, 2, 1]);
  expect(mine.rows[2]).toMatchObject({
    classes_changed: 2,
    reason: expect.stringMatching(/^sealed\./),
    student_archived: false,
  });
  expect((await fetchTransactionsPage(sql, { order: 'recorded', source: 'manual', limit: 50 })).rows).toHaveLength(1);
  const before = { to: '2026-08-31', timeZone: 'America/New_York' };
  expect((await fetchTransactionsPage(sql, { order: 'recorded', period: before, limit: 50 })).rows).toEqual([]);
  expect(await fetchTransactionTutors(sql, undefined)).toEqual([{ id: TUTOR_ID, name: 'Sam Ortiz' }]);
  expect(await fetchTransactionTutors(sql, FORMER)).toEqual([]);
  expect((await fetchBalanceSeries(sql, MIA_ID, 3)).map(({ remaining_after }) => remaining_after)).toEqual([2, 1, 2]);
});

test('pages over all students: neither skip nor repeat a row', async () => {
  await using other = await openTestDatabase('read-models');
  await using busy = openTestEngine(other);
  const log = await createStudentLog(createInMemoryKeyRing(), 6, 400, 11);
  const [anywhere] = log;
  // All rows were recorded in the same millisecond, so only the tie-breakers order them.
  const tied = log.map((event) => ({ ...event, recordedAt: anywhere?.recordedAt as string }));
  await appendAll(busy.store, tied);
  await busy.run({ keys: createInMemoryKeyRing() }).caughtUp();
  await using models = openReadModelPool({
    databaseUrl: other.url,
    schema: toReadSchemaName(busy.projections),
    max: 2,
  });

  const seen = await readPages((cursor) => fetchTransactionsPage(models.sql, { order: 'recorded', limit: 17, cursor }));
  const [stored] = await models.sql<{ count: number }[]>`select count(*)::int as count from class_transactions`;
  expect(seen).toHaveLength(stored?.count as number);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
});
