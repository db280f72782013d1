/** The number of rows that a query reads must depend on the rows it returns, not on the rows of other students. */
import type { Sql, TransactionSql } from 'postgres';
import { afterAll, beforeAll, expect } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#testing/database-fixture.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import { fetchTransactionsPage } from '../classes/class-transactions/class-transactions-query.ts';
import { openReadModelPool, type ReadModelPool } from '../engine/read-model-pool.ts';
import { countOpenQuestionReports, fetchOpenQuestionReports } from '../learning/practice-sessions/practice-reports.ts';
import { openTestEngine } from '../test/engine-fixture.ts';
import { createStudentIds } from '../test/student-log-fixture.ts';

const [MIA] = createStudentIds(1) as [string];

let database: TestDatabase;
let engine: ReturnType<typeof openTestEngine>;
let read: ReadModelPool;

beforeAll(async () => {
  database = await openTestDatabase('read-models');
  engine = openTestEngine(database);
  await engine.run().caughtUp();
  read = openReadModelPool({ databaseUrl: database.url, schema: engine.schema, max: 1 });
  const { sql } = read;
  // The time limit of queries is not for the rows of this test, which are many.
  await sql`set statement_timeout to 0`;
  // Creates 501 students, Mia among them, with 100 classes and 20 sessions each, of which 4 have open reports.
  await sql`
    insert into profiles (id, role, name, email, search_text, owner, created_at)
    select case n when 0 then ${MIA}::uuid else gen_random_uuid() end, 'student', 'Student ' || n, n || '@example.com', '',
      false, '2026-01-01'
    from generate_series(0, 500) n`;
  await sql`
    insert into class_transactions (id, group_id, student_id, tutor_id, transaction_type, classes_changed, created_at, source,
      applied_remaining, applied_total, remaining_after, total_after, classes_max, effective_on, version, hash)
    select gen_random_uuid(), gen_random_uuid(), p.id, p.id, 'add', 1, timestamptz '2026-01-01' + n * interval '1 day', 'manual', 1, 1, 1, 1,
      18, '2026-01-01', n, ''
    from profiles p cross join generate_series(1, 100) n`;
  await sql`
    insert into practice_sessions (id, student_id, subject, topic, started_event, grade, questions_answered,
      correct_answers, points_earned, session_data, answers, reports, put_right, open_reports, started_at, open_until, version)
    select gen_random_uuid(), p.id, 'math', '', gen_random_uuid(), 4, 5, 5, 50,
      jsonb_build_object('questions', array_fill(jsonb_build_object('text', repeat('long', 60)), array[5])), '{}',
      jsonb_build_object('0', jsonb_build_object('state', 'open', 'reported_at', timestamptz '2026-01-01' + n * interval '1 day')),
      '[]', case when n <= 4 then 1 else 0 end, '2026-01-01', '2026-01-01', 1
    from profiles p cross join generate_series(1, 20) n`;
  await database.sql.unsafe('vacuum analyze');
});
afterAll(async () => {
  await read.close();
  await engine[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

/** The number of rows of a table that PostgreSQL reads for a query; index-only scans count as none. */
const rowsReadOf = async (table: string, query: (sql: Sql) => Promise<unknown>): Promise<number> => {
  const counted = async (sql: TransactionSql): Promise<number> => {
    const [row] = await sql<[{ rows: number }]>`
      select (
        -- by scans of the table, by bitmaps, and by its indexes
        pg_stat_get_xact_tuples_returned(${table}::regclass) + pg_stat_get_xact_tuples_fetched(${table}::regclass)
        + (select sum(pg_stat_get_xact_tuples_fetched(indexrelid)) from pg_index where indrelid = ${table}::regclass)
      )::int as rows`;
    return row.rows;
  };
  return read.sql.begin(async (sql) => {
    // The planner reads rows at the ends of indexes too, so the query is planned before the rows are counted.
    await sql`set local plan_cache_mode = force_generic_plan`;
    await query(sql as unknown as Sql);
    const before = await counted(sql);
    await query(sql as unknown as Sql);
    return (await counted(sql)) - before;
  });
};

testInFaults('fetchTransactionsPage: reads no rows of other students for one student', async () => {
  const first = await fetchTransactionsPage(read.sql, { order: 'recorded', studentId: MIA, limit: 50 });
  expect(first.rows.map(({ version }) => version)).toEqual(Array.from({ length: 50 }, (_, index) => 100 - index));
  const cursor = first.nextCursor as string;
  const second = await fetchTransactionsPage(read.sql, { order: 'recorded', studentId: MIA, limit: 50, cursor });
  expect(second.rows.map(({ version }) => version)).toEqual(Array.from({ length: 50 }, (_, index) => 50 - index));
  expect(second.nextCursor).toBeNull();

  const rows = await rowsReadOf('class_transactions', (sql) =>
    fetchTransactionsPage(sql, { order: 'recorded', studentId: MIA, limit: 50 }),
  );
  expect(rows).toBe(51);
});

test('countOpenQuestionReports: counts reports without reading their sessions', async () => {
  expect(await countOpenQuestionReports(read.sql)).toBe(2_004);
  expect(await rowsReadOf('practice_sessions', countOpenQuestionReports)).toBe(0);
});

test('fetchOpenQuestionReports: reads only the sessions that it returns', async () => {
  const shown = await fetchOpenQuestionReports(read.sql, 50);
  expect(shown).toHaveLength(50);
  expect(new Set(shown.map(({ student_id }) => student_id)).size).toBe(50);
  expect(await rowsReadOf('practice_sessions', (sql) => fetchOpenQuestionReports(sql, 50))).toBe(50);
});
