import { expect, test } from 'vitest';
import { toPaceStart, toWeeksLeft } from './to-weeks-left.ts';

const TODAY = '2026-11-20';
/** Two classes a week. */
const pace = { marks: 6, first: '2026-10-30' };

test('toWeeksLeft: divides the remaining classes by the classes per week since the first of the last weeks', () => {
  expect(toPaceStart(TODAY)).toBe('2026-09-25');
  expect(toWeeksLeft(6, pace, TODAY)).toBe(3);
  expect(toWeeksLeft(1, pace, TODAY)).toBe(0.5);
  expect(toWeeksLeft(0, pace, TODAY)).toBe(0);
  // Four classes of this week are a pace of two a week, not of four a day.
  expect(toWeeksLeft(4, { marks: 4, first: '2026-11-17' }, TODAY)).toBe(2);
});

test('toWeeksLeft: says nothing with fewer than four classes', () => {
  expect(toWeeksLeft(6, { marks: 3, first: '2026-10-30' }, TODAY)).toBeUndefined();
  expect(toWeeksLeft(6, { marks: 0, first: null }, TODAY)).toBeUndefined();
});
