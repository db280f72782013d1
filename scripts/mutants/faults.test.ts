import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plantedFaults, plantFault } from './faults.ts';

const root = join(import.meta.dirname, '..', '..');

test('planted faults: each has a name of its own, changes its file, and names tests that exist', () => {
  expect(new Set(plantedFaults.map(({ name }) => name)).size).toBe(plantedFaults.length);
  for (const fault of plantedFaults) {
    const source = readFileSync(join(root, fault.file), 'utf8');
    expect(plantFault(fault, source)).not.toBe(source);
    expect(fault.tests.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  }
});
