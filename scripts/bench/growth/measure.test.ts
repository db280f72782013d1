import { expect, test } from 'vitest';
import { isMet } from '../harness/bench-row.ts';
import { toGrowthRow } from './suite.ts';

const page = { as: 'tutor', path: '/api/students' } as const;
const answer = (bytes: number, rows: number) => [{ ms: 3, bytes, rows }];

test('toGrowthRow: misses the goal when an answer doubles with the centre', () => {
  expect(isMet(toGrowthRow(page, answer(20_000, 20), answer(40_000, 40)))).toBe(false);
  expect(isMet(toGrowthRow(page, answer(20_000, 20), answer(25_000, 25)))).toBe(true);
});

test('toGrowthRow: allows an answer to grow up to its limit of rows', () => {
  const bounded = { ...page, rowsMax: 50 };
  expect(isMet(toGrowthRow(bounded, answer(20_000, 20), answer(50_000, 50)))).toBe(true);
  expect(isMet(toGrowthRow(bounded, answer(20_000, 20), answer(51_000, 51)))).toBe(false);
});
