import { expect, test, vi } from 'vitest';
import { ReadPosition } from './read-position.ts';

test('a position that is reached needs no waiting', async () => {
  const position = new ReadPosition(5n, async () => 5n, vi.fn());
  expect(await position.reached(5n, 0)).toBe(5n);
});

test('a commit wakes who waits for it, and nobody who waits for more', async () => {
  const moved = vi.fn();
  const position = new ReadPosition(5n, async () => 5n, moved);
  const sooner = position.reached(6n, 60_000);
  const later = position.reached(9n, 60_000);
  await vi.waitFor(() => expect(moved).not.toHaveBeenCalled());

  position.committed(7n);
  expect(await sooner).toBe(7n);
  position.committed(9n);
  expect(await later).toBe(9n);
  expect(moved).toHaveBeenCalledTimes(2);
});

test('who waited long enough gets what there is', async () => {
  const position = new ReadPosition(5n, async () => 6n, vi.fn());
  expect(await position.reached(7n, 1)).toBe(6n);
});

test('an older position changes nothing', () => {
  const moved = vi.fn();
  const position = new ReadPosition(5n, async () => 5n, moved);
  position.committed(4n);
  expect(position.known).toBe(5n);
  expect(moved).not.toHaveBeenCalled();
});
