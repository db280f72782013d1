import { expect, test } from 'vitest';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { instant, text, uuid } from './columns.ts';
import { JournalComparison } from './journal-comparison.ts';
import { ROWS_IN_MEMORY_MAX } from './row-bytes.ts';
import { defineJournalTable } from './table.ts';

type Note = { id: string; text: string | null; at: string };

const notes = defineJournalTable({
  name: 'notes',
  key: 'id',
  columns: { id: uuid(), text: text().nullable(), at: instant() },
  rowsOf: () => [],
});

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const some = (count: number): Note[] =>
  Array.from({ length: count }, (_, n) => ({
    id: idOf(n),
    text: n % 7 ? `note ${n}` : null,
    at: '2026-11-21T15:04:05.678Z',
  }));

const database = await openForAllTests(openTestDatabase());
const sql = database.sql;

/** Compares a table with the rows `served` with the rows `folded`, which are written in batches; true if they match. */
const compared = async (served: readonly Note[], folded: readonly Note[]): Promise<boolean> => {
  await sql`drop table if exists notes`;
  await sql`create table notes (id uuid, text text, at timestamptz)`;
  for (let from = 0; from < served.length; from += 5_000)
    await sql`insert into notes ${sql(served.slice(from, from + 5_000))}`;
  return await sql.begin('isolation level repeatable read', async (transaction) => {
    const [row] = await transaction<[{ snapshot: string }]>`select pg_export_snapshot() as snapshot`;
    // The snapshot was taken before this row was inserted, so the comparison must not see the row.
    await sql`insert into notes values (${idOf(99_999)}, 'later', now())`;
    await using comparison = (await JournalComparison.open(
      sql,
      { schema: 'public', ...row },
      notes,
    )) as JournalComparison;
    for (let from = 0; from < folded.length; from += 700) await comparison.write(folded.slice(from, from + 700));
    return comparison.matches();
  });
};

const countSessions = async (): Promise<number> => {
  const [{ sessions }] = await sql<[{ sessions: number }]>`
    select count(*)::int as sessions from pg_stat_activity
    where datname = current_database() and application_name = 'rollbook session'`;
  return sessions;
};

const all = some(3_000);
const moved = [...all.slice(0, 10), ...all.slice(2_000, 2_003), ...all.slice(10, 2_000), ...all.slice(2_003)];
const changed = all.map((note, n) => (n === 1_234 ? { ...note, text: 'another' } : note));

test.each<[string, readonly Note[], readonly Note[], boolean]>([
  ['the same rows in the same order', all, all, true],
  ['no rows', [], [], true],
  ['some rows earlier than in the log', moved, all, true],
  ['some rows later than in the log', all, moved, true],
  ['another text', changed, all, false],
  ['a row too few', all.toSpliced(1_500, 1), all, false],
  ['the last row missing', all.slice(0, -1), all, false],
  ['a row too many', all, all.toSpliced(1_500, 1), false],
  ['one more row at the end', all, all.slice(0, -1), false],
  ['a row twice', [...all, ...all.slice(5, 6)], all, false],
  ['nothing', [], all, false],
])('JournalComparison: %s', async (_, served, folded, matches) => {
  expect(await compared(served, folded)).toBe(matches);
});

test('JournalComparison: reports a mismatch for a table in the opposite order instead of keeping it in memory', async () => {
  const many = some(3 * ROWS_IN_MEMORY_MAX);
  expect(await compared(many.toReversed(), many)).toBe(false);
});

test.each([
  ['the snapshot is gone', 'public', '00000003-0000001B-1'],
  ['the table is gone', 'nowhere', undefined],
])('JournalComparison: leaves no connection open if %s', async (_, schema, other) => {
  await sql.begin('isolation level repeatable read', async (transaction) => {
    const [{ snapshot }] = await transaction<[{ snapshot: string }]>`select pg_export_snapshot() as snapshot`;
    const opening = JournalComparison.open(sql, { schema, snapshot: other ?? snapshot }, notes);
    await expect(opening).rejects.toThrow(/snapshot|does not exist/);
  });
  await expect.poll(countSessions).toBe(0);
});
