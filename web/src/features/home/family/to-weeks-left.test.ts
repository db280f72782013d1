import { expect, test } from 'vitest';
import { toPaceStart, toWeeksLeft } from './to-weeks-left.ts';

const TODAY = '2026-11-20';
const twiceAWeek = ['2026-10-30', '2026-11-02', '2026-11-06', '2026-11-09', '2026-11-13', '2026-11-16'];

test('toWeeksLeft: divides the remaining classes by the classes per week since the first of the last weeks', () => {
  expect(toPaceStart(TODAY)).toBe('2026-09-25');
  expect(toWeeksLeft(6, twiceAWeek, TODAY)).toBe(3);
  expect(toWeeksLeft(6, twiceAWeek.toReversed(), TODAY)).toBe(3);
  expect(toWeeksLeft(1, twiceAWeek, TODAY)).toBe(1);
  // Four classes of this week are a pace of two a week, not of four a day.
  expect(toWeeksLeft(4, ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'], TODAY)).toBe(2);
});

test('toWeeksLeft: says nothing with fewer than four classes or with none left', () => {
  expect(toWeeksLeft(6, twiceAWeek.slice(0, 3), TODAY)).toBeUndefined();
  expect(toWeeksLeft(6, [], TODAY)).toBeUndefined();
  expect(toWeeksLeft(0, twiceAWeek, TODAY)).toBeUndefined();
});
