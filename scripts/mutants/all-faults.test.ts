import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allFaults } from './all-faults.ts';

const root = join(import.meta.dirname, '..', '..');

test('planted faults: each has a name of its own, a way to plant it, and tests that exist', () => {
  expect(new Set(allFaults.map(({ name }) => name)).size).toBe(allFaults.length);
  for (const { name, tests, plant, plantSql } of allFaults) {
    expect(plant ?? plantSql, name).toBeDefined();
    expect(
      tests.filter((file) => !existsSync(join(root, file))),
      name,
    ).toEqual([]);
  }
});
