import { expect, test } from 'vitest';
import { plural } from './plural.ts';

test('plural: uses the singular for one only', () => {
  expect([0, 1, 3].map((count) => plural(count, 'submission'))).toEqual([
    '0 submissions',
    '1 submission',
    '3 submissions',
  ]);
  expect(plural(2, 'class', 'classes')).toBe('2 classes');
});
