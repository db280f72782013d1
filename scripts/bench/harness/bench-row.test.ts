import { expect, test } from 'vitest';
import { type Figure, formatGoals, formatMeasured, formatMet, isMet, toRatio, toTimeFigures } from './bench-row.ts';

const row = (...figures: Figure[]) => ({ what: 'roll', figures, checked: '' });

test('a row: shows each figure with its goal, and misses the goal by one of them', () => {
  const slow = row(...toTimeFigures([1, 2, 30], { p50: 5, p99: 20 }));
  expect([formatMeasured(slow), formatGoals(slow), formatMet(slow)]).toEqual([
    'p50 2.0 ms, p99 30 ms',
    'p50 ≤ 5.0 ms, p99 ≤ 20 ms',
    'NO',
  ]);
  expect(isMet(row(toRatio([2, 4, 9], [2, 2, 3], { atLeast: 2 })))).toBe(true);
});

test('a row: has no goal without a limit, and misses its goal without a value', () => {
  const figures = toTimeFigures([1]);
  expect([formatGoals(row(...figures)), isMet(row(...figures))]).toEqual(['for information', undefined]);
  expect(isMet(row(toRatio([], [], { atMost: 2 })))).toBe(false);
});
