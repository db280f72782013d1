import { expect, test } from 'vitest';
import { computeExponentialDelayMs } from './exponential-delay.ts';

test('computeExponentialDelayMs: doubles each delay up to the maximum', () => {
  const waits = [0, 1, 2, 3, 4, 5, 6].map((failedBefore) =>
    computeExponentialDelayMs(failedBefore, { first: 250, longest: 10_000 }),
  );
  expect(waits).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 10_000]);
});

test('computeExponentialDelayMs: stays at the maximum', () => {
  for (const failedBefore of [100, 1_023, 1_024, 100_000]) {
    expect(computeExponentialDelayMs(failedBefore, { first: 1_000, longest: 15_000 })).toBe(15_000);
  }
});
