import { expect, test } from 'vitest';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { findModuleFaults } from './query-faults.ts';
import { findSqlStatements } from './sql-statements.ts';
import { findStatementFaults } from './statement-faults.ts';

test('findStatementFaults: finds misspelled columns, columns that are not returned, and columns of another type', async () => {
  await using database = await openTestDatabase();
  const source = `
    sql<{ revision: string; times: number }[]>\`select revision::float8 from desk.drafts where key = \${key}\`;
    sql\`select savedat from desk.drafts\`;
    sql<{ saved_at: Date }[]>\`select saved_at from desk.drafts\`;`;
  expect(await findStatementFaults(database.sql, findSqlStatements('a.ts', source))).toEqual([
    'a.ts:2: the row type has “times”, but no column has this name',
    'a.ts:2: the source says that “revision” is a string, but it is a number',
    'a.ts:3: column "savedat" does not exist',
  ]);
});

test('findModuleFaults: finds misspelled columns, and columns of another type than the raw SQL states', async () => {
  await using database = await openTestDatabase();
  const module = {
    fetchSizes: (sql: typeof database.sql) => sql.unsafe('select count(*) as drafts from desk.drafts', []),
    fetchTimes: (sql: typeof database.sql) => sql.unsafe('select savedat from desk.drafts', []),
    samples: { fetchSizes: [[]], fetchTimes: [[]] },
  };
  expect(
    await findModuleFaults(
      database.sql,
      module,
      "countAll.as('drafts'); sql<{ drafts: boolean }>`select 1`; sql<{ sizes: string }>`select 2`;",
      new Map([['countAll', 'number']]),
    ),
  ).toEqual([
    'fetchTimes: column "savedat" does not exist',
    'the source says that “drafts” is a number, but it is a string',
    'the source says that “drafts” is a boolean, but it is a string',
    'no statement returns the columns sizes',
  ]);
});
