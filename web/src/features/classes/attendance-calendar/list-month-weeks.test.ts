import { expect, test } from 'vitest';
import { listMonthWeeks } from './list-month-weeks.ts';

const drawWeeks = (month: string) =>
  listMonthWeeks(month).map((days) => days.map((day) => day?.slice(8) ?? '..').join(' '));

test('listMonthWeeks: weeks begin on Sunday, and the days of other months are left out', () => {
  expect(drawWeeks('2026-11')).toEqual([
    '01 02 03 04 05 06 07',
    '08 09 10 11 12 13 14',
    '15 16 17 18 19 20 21',
    '22 23 24 25 26 27 28',
    '29 30 .. .. .. .. ..',
  ]);
  expect(drawWeeks('2027-01').at(0)).toBe('.. .. .. .. .. 01 02');
  expect(drawWeeks('2026-02')).toHaveLength(4);
  expect(drawWeeks('9999-12')).toHaveLength(5);
  expect(drawWeeks('2026-08').at(-1)).toBe('30 31 .. .. .. .. ..');
});

test('listMonthWeeks: has each day of a year once, also where the clocks change', () => {
  const months = Array.from({ length: 12 }, (_, index) => `2028-${String(index + 1).padStart(2, '0')}`);
  const days = months.flatMap((month) => listMonthWeeks(month).flat()).filter((day) => day !== undefined);
  expect(days).toHaveLength(366);
  expect(days).toEqual([...new Set(days)].sort());
});
