import { expect, test } from 'vitest';
import { standingOf } from './standing.ts';

const standings: [number, number][] = [
  [90, 1],
  [70, 2],
  [40, 1],
];

test.each([
  [120, 1, null],
  [90, 1, null],
  [70, 2, 20],
  [50, 4, 20],
  [40, 4, 30],
  [0, 5, 40],
])('with %d points one is %d, %s points below the next', (points, rank, gap) => {
  expect(standingOf({ standings }, points)).toEqual({ rank, gap });
});

test('alone on the board one leads', () => {
  expect(standingOf({ standings: [] }, 10)).toEqual({ rank: 1, gap: null });
});
