import { expect, test } from 'vitest';
import { openTestDatabase } from './database-fixture.ts';

test('openTestDatabase: gives each test a database of its own', async () => {
  await using one = await openTestDatabase();
  await using other = await openTestDatabase();
  await one.sql`create table only_here (id int)`;

  const [row] = await other.sql`select to_regclass('only_here') as found`;
  expect(row?.found).toBeNull();
});
