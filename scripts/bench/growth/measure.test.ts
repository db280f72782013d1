import { expect, test } from 'vitest';
import { toGrowthRow } from './suite.ts';

const page = { as: 'tutor', path: '/api/students' } as const;
const answer = (bytes: number, rows: number) => ({ times: [3], bytes, rows });

test('toGrowthRow: misses the goal when an answer doubles with the centre', () => {
  expect(toGrowthRow(page, answer(20_000, 20), answer(40_000, 40)).met).toBe(false);
  expect(toGrowthRow(page, answer(20_000, 20), answer(25_000, 25)).met).toBe(true);
});

test('toGrowthRow: allows an answer to grow up to its limit of rows', () => {
  const bounded = { ...page, rowsMax: 50 };
  expect(toGrowthRow(bounded, answer(20_000, 20), answer(50_000, 50)).met).toBe(true);
  expect(toGrowthRow(bounded, answer(20_000, 20), answer(51_000, 51)).met).toBe(false);
});
