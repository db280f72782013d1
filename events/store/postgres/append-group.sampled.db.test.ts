import { it } from 'vitest';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { chooseSeed, chooseSize } from '#testing/sampling.ts';
import { expectAppendGroupsMatchModel } from './test/append-group-case.ts';

it('gives each append of any group the outcome of a store that handles one append after the other', async () => {
  const seed = chooseSeed(import.meta.filename);
  await using database = await openTestDatabase();
  await expectAppendGroupsMatchModel(database.sql, {
    numRuns: chooseSize({ test: 20, faults: 60, long: 1_000 }),
    seed,
  });
});
