import { expect, test, vi } from 'vitest';
import { ReadModelPosition } from './read-model-position.ts';

const positionAt = (
  position: bigint,
  { read = position, onMoved = vi.fn(), onRestored = vi.fn(), restores = 0 } = {},
) =>
  new ReadModelPosition({
    start: { position, lastEvent: null, restores: 0 },
    read: async () => ({ position: read, lastEvent: null, restores }),
    onMoved,
    onRestored,
  });

test('waitUntil: returns at once if the position is already reached', async () => {
  const position = positionAt(5n);
  expect(await position.waitUntil(5n, 0)).toBe(5n);
});

test('advanceTo: wakes callers that wait for this position, and none that wait for a higher one', async () => {
  const moved = vi.fn();
  const position = positionAt(5n, { onMoved: moved });
  const sooner = position.waitUntil(6n, 60_000);
  const later = position.waitUntil(9n, 60_000);
  await vi.waitFor(() => expect(moved).not.toHaveBeenCalled());

  position.advanceTo({ position: 7n, lastEvent: null });
  expect(await sooner).toBe(7n);
  position.advanceTo({ position: 9n, lastEvent: null });
  expect(await later).toBe(9n);
  expect(moved).toHaveBeenCalledTimes(2);
});

test('waitUntil: returns the current position after the timeout', async () => {
  const position = positionAt(5n, { read: 6n });
  expect(await position.waitUntil(7n, 1)).toBe(6n);
});

test('advanceTo: ignores an older position', () => {
  const moved = vi.fn();
  const position = positionAt(5n, { onMoved: moved });
  position.advanceTo({ position: 4n, lastEvent: null });
  expect(position.current).toBe(5n);
  expect(moved).not.toHaveBeenCalled();
});

test('refresh: moves back only if the log was restored', async () => {
  const onRestored = vi.fn();
  const earlier = positionAt(5n, { read: 3n, onRestored });
  await earlier.refresh();
  expect(earlier.current).toBe(5n);
  expect(onRestored).not.toHaveBeenCalled();

  const restored = positionAt(5n, { read: 3n, onRestored, restores: 1 });
  restored.advanceTo({ position: 0n, lastEvent: null });
  await vi.waitFor(() => expect(onRestored).toHaveBeenCalledOnce());
  expect([restored.current, restored.restores]).toEqual([3n, 1]);
  restored.advanceTo({ position: 4n, lastEvent: null });
  expect(restored.current).toBe(4n);
});
