import { expect, test } from 'vitest';
import { toPointsAxisTicks } from './to-points-axis-ticks.ts';

test.each([
  [0, [0, 10]],
  [50, [0, 10, 20, 30, 40, 50]],
  [60, [0, 20, 40, 60]],
  [210, [0, 50, 100, 150, 200, 250]],
  [1010, [0, 500, 1000, 1500]],
])('toPointsAxisTicks: up to %d points the ticks are %j', (most, ticks) => {
  expect(toPointsAxisTicks(most)).toEqual(ticks);
});
