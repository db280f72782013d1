import { it } from 'vitest';
import { openTestDatabase } from '#scripts/test/database-fixture.ts';
import { chooseSeed } from '#scripts/test/random-seed.ts';
import { expectAppendGroupsMatchModel } from './test/append-group-case.ts';

it('tells each append of any group the truth, as a store would that judges one after the other', async () => {
  const seed = chooseSeed(import.meta.filename, 'db');
  await using database = await openTestDatabase();
  await expectAppendGroupsMatchModel(database.sql, { numRuns: 60, seed });
});
