import { expect, test } from 'vitest';
import { memoryKeys } from '#events/record/memory-keys.ts';
import { allProjections } from './all.ts';
import { course } from './test/course.ts';
import { foldInMemory } from './test/fold-in-memory.ts';

const sorted = (tables: Record<string, object[]>) =>
  Object.entries(tables).map(([name, rows]) => [name, rows.map((row) => JSON.stringify(row)).sort()]);

test.each(allProjections)('$name: batches of 1 and of 1,000 give equal rows', async (projection) => {
  const keys = memoryKeys();
  const log = await course(keys, 7, 2_500, 20261121);

  const single = await foldInMemory(projection, log, keys, 1);
  const batched = await foldInMemory(projection, log, keys, 1_000);

  expect(single.parked).toEqual([]);
  expect(sorted(single.tables)).toEqual(sorted(batched.tables));
});
