import { expect, test } from 'vitest';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { openDatabaseSession } from './database-session.ts';

test('openDatabaseSession: sends settings whose value is 0', async () => {
  await using database = await openTestDatabase();
  await using session = await openDatabaseSession(database.sql, { max_parallel_maintenance_workers: 0 });
  const [row] = await session.sql`show max_parallel_maintenance_workers`;
  expect(row).toEqual({ max_parallel_maintenance_workers: '0' });
});
