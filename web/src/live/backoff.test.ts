import { expect, test } from 'vitest';
import { reconnectDelay } from './backoff.ts';

test('the ceiling doubles up to ten seconds', () => {
  const ceilings = [0, 1, 2, 3, 4, 5, 6, 50].map((attempt) => reconnectDelay(attempt, () => 1));
  expect(ceilings).toEqual([250, 500, 1000, 2000, 4000, 8000, 10000, 10000]);
});

test('the delay lies anywhere below it', () => {
  expect(reconnectDelay(3, () => 0)).toBe(0);
  expect(reconnectDelay(3, () => 0.5)).toBe(1000);
});
