import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { BulkLoadRejectedError } from './bulk-load-rejected.ts';
import { text, uuid } from './columns.ts';
import { defineJournalTable } from './table.ts';
import { TableCopy } from './table-copy.ts';

type Note = { id: string; text: string | null };

const notes = defineJournalTable({
  name: 'notes',
  key: 'id',
  columns: { id: uuid(), text: text().nullable() },
  rowsOf: () => [],
});

const some = (count: number, text: string): Note[] =>
  Array.from({ length: count }, () => ({ id: crypto.randomUUID(), text }));

const copying = async () => {
  const database = await openTestDatabase();
  await database.sql.unsafe(`create table notes (id uuid, text text check (text <> 'refused'))`);
  const copy = new TableCopy(database.sql, 'public', notes);
  const count = async () => Number((await database.sql`select count(*) as count from notes`)[0]?.count);
  const sessions = () => database.sql`
    select from pg_stat_activity where datname = current_database() and application_name = 'rollbook session'`;
  return {
    sql: database.sql,
    copy,
    count,
    sessions,
    async [Symbol.asyncDispose]() {
      await copy[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
};

test('TableCopy: rows of many batches are visible after settle, and more can follow', async () => {
  await using parts = await copying();
  const { copy, count } = parts;
  for (let batch = 0; batch < 3; batch += 1) await copy.write(some(100, 'né "\\'));
  await copy.settle();
  expect(await count()).toBe(300);
  await Promise.all([copy.write(some(1, 'x')), copy.write(some(1, 'y')), copy.settle(), copy.settle()]);
  expect(await count()).toBe(302);
});

test('TableCopy: settle throws if PostgreSQL refused a row', async () => {
  await using parts = await copying();
  const { copy, count } = parts;
  await copy.write(some(10, 'refused'));
  await expect(copy.settle()).rejects.toBeInstanceOf(BulkLoadRejectedError);
  expect(await count()).toBe(0);
});

test('TableCopy: fails as soon as a row is refused while others are sent', async () => {
  await using parts = await copying();
  const { copy, count } = parts;
  const all = async () => {
    await copy.write(some(1, 'refused'));
    for (let batch = 0; batch < 20; batch += 1) await copy.write(some(4_000, 'x'.repeat(200)));
    await copy.settle();
  };
  await expect(all()).rejects.toBeInstanceOf(BulkLoadRejectedError);
  expect(await count()).toBe(0);
});

test('TableCopy: leaves no connection when it ends while its first rows are written', async () => {
  await using parts = await copying();
  const { copy, sessions } = parts;
  const writing = [copy.write(some(1, 'x')), copy.write(some(1, 'y')), copy.settle()];
  const refused = Promise.allSettled(writing);
  await copy[Symbol.asyncDispose]();
  expect((await refused).map(({ status }) => status)).toContain('rejected');
  await expect.poll(sessions).toHaveLength(0);
  await expect(copy.write(some(1, 'z'))).rejects.toBeInstanceOf(BulkLoadRejectedError);
  expect(await sessions()).toHaveLength(0);
});

test('TableCopy: can end at any moment while its COPY is opened, and every promise of the driver is handled', async () => {
  await using parts = await copying();
  for (let ms = 0; ms < 40; ms += 1) {
    const copy = new TableCopy(parts.sql, 'public', notes);
    const writing = Promise.allSettled([copy.write(some(1, 'x'))]);
    await sleep(ms);
    await copy[Symbol.asyncDispose]();
    await writing;
  }
  // The runner fails the test for a rejection that nobody handled.
  await expect.poll(parts.sessions).toHaveLength(0);
});
