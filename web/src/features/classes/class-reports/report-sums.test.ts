import { expect, test } from 'vitest';
import { sumByMonth, sumFields, toNetCents } from './report-sums.ts';

const rows = [
  { month: '2026-11', added: 6, removed: 0 },
  { month: '2026-10', added: 12, removed: 3 },
  { month: '2026-11', added: 1, removed: 2 },
];

test('sumByMonth: adds the rows of a month, oldest month first', () => {
  expect(sumByMonth(rows, ['added', 'removed'])).toEqual([
    { month: '2026-10', added: 12, removed: 3 },
    { month: '2026-11', added: 7, removed: 2 },
  ]);
  expect(sumFields(rows, ['added', 'removed'])).toEqual({ added: 19, removed: 5 });
});

test('toNetCents: takes reversed purchases off', () => {
  expect(toNetCents({ sold_cents: 100_000, reversed_cents: 35_000 })).toBe(65_000);
});
