import { it } from 'vitest';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { chooseSeed } from '#testing/random-seed.ts';
import { expectNoEventLostUnderLoad } from './test/busy-log-case.ts';

it('subscribers lose, repeat and reorder no event in half a minute while a transaction stays open', async () => {
  const seed = chooseSeed(import.meta.filename, 'long');
  await using database = await openTestDatabase();
  await expectNoEventLostUnderLoad(database.url, { ms: 30_000, seed });
});
