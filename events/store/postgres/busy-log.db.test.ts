import { it } from 'vitest';
import { testDatabase } from '#scripts/test/database.ts';
import { seedFor } from '#scripts/test/seed.ts';
import { expectNothingLost } from './test/busy-log-case.ts';

it('loses, doubles and reorders nothing under sixteen writers and an open transaction, where a naive reader does', async () => {
  const seed = seedFor(import.meta.filename, 'db');
  await using database = await testDatabase();
  await expectNothingLost(database.url, { ms: 3_000, seed });
});
