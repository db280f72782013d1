import { it } from 'vitest';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { chooseSeed } from '#testing/random-seed.ts';
import { expectNoEventLostUnderLoad } from './test/busy-log-case.ts';

it('subscribers lose, repeat and reorder no event under sixteen writers and an open transaction, while a naive reader does', async () => {
  const seed = chooseSeed(import.meta.filename, 'db');
  await using database = await openTestDatabase();
  await expectNoEventLostUnderLoad(database.url, { ms: 3_000, seed });
});
