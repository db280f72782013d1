import { expect, test } from 'vitest';
import { computeReconnectDelayMs } from './backoff.ts';

test('computeReconnectDelayMs: is random below a growing ceiling', () => {
  expect(computeReconnectDelayMs(3, () => 0)).toBe(0);
  expect(computeReconnectDelayMs(3, () => 0.5)).toBe(1000);
  expect(computeReconnectDelayMs(50, () => 1)).toBe(10_000);
});
