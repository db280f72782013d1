import { it } from 'vitest';
import { testDatabase } from '#scripts/test/database.ts';
import { seedFor } from '#scripts/test/seed.ts';
import { expectTrueOutcomes } from './test/append-group-case.ts';

it('tells each append of any group the truth, as a store would that judges one after the other', async () => {
  const seed = seedFor(import.meta.filename, 'db');
  await using database = await testDatabase();
  await expectTrueOutcomes(database.sql, { numRuns: 60, seed });
});
