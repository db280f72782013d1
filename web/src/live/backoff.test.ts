import { expect, test } from 'vitest';
import { reconnectDelay } from './backoff.ts';

test('reconnectDelay: is random below a growing ceiling', () => {
  expect(reconnectDelay(3, () => 0)).toBe(0);
  expect(reconnectDelay(3, () => 0.5)).toBe(1000);
  expect(reconnectDelay(50, () => 1)).toBe(10_000);
});
