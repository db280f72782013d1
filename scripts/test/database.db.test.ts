import { expect, test } from 'vitest';
import { testDatabase } from './database.ts';

test('each test has a database of its own', async () => {
  await using one = await testDatabase();
  await using other = await testDatabase();
  await one.sql`create table only_here (id int)`;

  const [row] = await other.sql`select to_regclass('only_here') as found`;
  expect(row?.found).toBeNull();
});
