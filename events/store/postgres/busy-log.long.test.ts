import { it } from 'vitest';
import { openTestDatabase } from '#scripts/test/database-fixture.ts';
import { chooseSeed } from '#scripts/test/random-seed.ts';
import { expectNoEventLostUnderLoad } from './test/busy-log-case.ts';

it('loses, doubles and reorders nothing in half a minute with a transaction held open', async () => {
  const seed = chooseSeed(import.meta.filename, 'long');
  await using database = await openTestDatabase();
  await expectNoEventLostUnderLoad(database.url, { ms: 30_000, seed });
});
