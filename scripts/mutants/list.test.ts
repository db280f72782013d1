import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mutants } from './list.ts';
import { planted } from './mutant.ts';

const root = join(import.meta.dirname, '..', '..');

test.each(mutants.map((mutant) => [mutant.name, mutant] as const))('can still be planted: %s', (_, mutant) => {
  for (const edit of mutant.edits) {
    const text = readFileSync(join(root, edit.file), 'utf8');
    expect(planted(text, edit)).not.toBe(text);
  }
  for (const file of mutant.tests) expect(existsSync(join(root, file)), file).toBe(true);
});

test('each has a name of its own', () => {
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
});

test('what stands in a file twice, or not at all, is not planted', () => {
  const edit = { file: 'a.ts', search: 'x', replace: 'y$&' };
  expect(planted('a x b', edit)).toBe('a y$& b');
  expect(() => planted('x x', edit)).toThrow('a.ts holds 2 times');
  expect(() => planted('', edit)).toThrow('a.ts holds 0 times');
});
