import { expect, test, vi } from 'vitest';
import { ReadPosition } from './read-position.ts';

const positionAt = (
  position: bigint,
  { read = position, onMoved = vi.fn(), onRestored = vi.fn(), restores = 0 } = {},
) =>
  new ReadPosition({
    start: { position, restores: 0 },
    read: async () => ({ position: read, restores }),
    onMoved,
    onRestored,
  });

test('a position that is reached needs no waiting', async () => {
  const position = positionAt(5n);
  expect(await position.reached(5n, 0)).toBe(5n);
});

test('a commit wakes who waits for it, and nobody who waits for more', async () => {
  const moved = vi.fn();
  const position = positionAt(5n, { onMoved: moved });
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
  const position = positionAt(5n, { read: 6n });
  expect(await position.reached(7n, 1)).toBe(6n);
});

test('an older position changes nothing', () => {
  const moved = vi.fn();
  const position = positionAt(5n, { onMoved: moved });
  position.committed(4n);
  expect(position.known).toBe(5n);
  expect(moved).not.toHaveBeenCalled();
});

test('read position: goes back where the log was restored, and only there', async () => {
  const onRestored = vi.fn();
  const earlier = positionAt(5n, { read: 3n, onRestored });
  await earlier.refresh();
  expect(earlier.known).toBe(5n);
  expect(onRestored).not.toHaveBeenCalled();

  const restored = positionAt(5n, { read: 3n, onRestored, restores: 1 });
  restored.committed(0n);
  await vi.waitFor(() => expect(onRestored).toHaveBeenCalledOnce());
  expect([restored.known, restored.restores]).toEqual([3n, 1]);
  restored.committed(4n);
  expect(restored.known).toBe(4n);
});
