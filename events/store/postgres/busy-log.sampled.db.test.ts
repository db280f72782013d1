import { it } from 'vitest';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { chooseSeed, chooseSize } from '#testing/sampling.ts';
import { expectNoEventLostUnderLoad } from './test/busy-log-case.ts';

it('subscribers lose, repeat and reorder no event under sixteen writers and an open transaction, while a naive reader does', async () => {
  const seed = chooseSeed(import.meta.filename);
  await using database = await openTestDatabase();
  await expectNoEventLostUnderLoad(database.url, {
    ms: chooseSize({ test: 3_000, faults: 3_000, long: 30_000 }),
    seed,
  });
});
