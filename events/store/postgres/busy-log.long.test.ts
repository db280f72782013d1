import { it } from 'vitest';
import { testDatabase } from '#scripts/test/database.ts';
import { seedFor } from '#scripts/test/seed.ts';
import { expectNothingLost } from './test/busy-log-case.ts';

it('loses, doubles and reorders nothing in half a minute with a transaction held open', async () => {
  const seed = seedFor(import.meta.filename, 'long');
  await using database = await testDatabase();
  await expectNothingLost(database.url, { ms: 30_000, seed });
});
