import { expect, test } from 'vitest';
import { formatCount, formatMinutes } from './format-count.ts';

test('formatCount: uses the singular for one only', () => {
  expect([0, 1, 3].map((count) => formatCount(count, 'submission'))).toEqual([
    '0 submissions',
    '1 submission',
    '3 submissions',
  ]);
  expect(formatCount(2, 'class', 'classes')).toBe('2 classes');
});

test.each([
  [10, '10 minutes'],
  [60, '1 hour'],
  [90, '90 minutes'],
  [120, '2 hours'],
])('formatMinutes: %d minutes are %s', (minutes, text) => {
  expect(formatMinutes(minutes)).toBe(text);
});
