import { expect, test } from 'vitest';
import { formatCount } from './format-count.ts';

test('formatCount: uses the singular for one only', () => {
  expect([0, 1, 3].map((count) => formatCount(count, 'submission'))).toEqual([
    '0 submissions',
    '1 submission',
    '3 submissions',
  ]);
  expect(formatCount(2, 'class', 'classes')).toBe('2 classes');
});
