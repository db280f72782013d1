import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { coalesce } from './coalesce.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const joined = (flushed: string[]) => async (items: ReadonlySet<string>) => flushed.push([...items].join());

test('coalesce: flushes the first item at once and later ones together after 250 ms', async () => {
  const flushed: string[] = [];
  const hints = coalesce<string>(250, joined(flushed));
  hints.add(['a']);
  hints.add(['b', 'c']);
  hints.add(['b']);
  expect(flushed).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(249);
  expect(flushed).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(1);
  expect(flushed).toEqual(['a', 'b,c']);
});

test('coalesce: flushes a thousand items at most four times a second and loses none', async () => {
  const seen = new Set<number>();
  const flushes: number[] = [];
  const hints = coalesce<number>(250, async (items) => {
    flushes.push(Date.now());
    for (const item of items) seen.add(item);
  });
  for (let hint = 0; hint < 1000; hint += 1) {
    hints.add([hint]);
    await vi.advanceTimersByTimeAsync(1);
  }
  await vi.advanceTimersByTimeAsync(250);
  expect(seen.size).toBe(1000);
  expect(flushes).toHaveLength(5);
  for (const start of flushes) expect(flushes.filter((at) => at >= start && at < start + 1000).length).toBeLessThan(5);
});

test('coalesce: waits for a slow flush before the next', async () => {
  const flushed: string[] = [];
  const slow = Promise.withResolvers<void>();
  const hints = coalesce<string>(250, async (items) => {
    flushed.push([...items].join());
    await slow.promise;
  });
  hints.add(['a']);
  hints.add(['b']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(flushed).toEqual(['a']);
  slow.resolve();
  await vi.advanceTimersByTimeAsync(250);
  expect(flushed).toEqual(['a', 'b']);
});

test('coalesce: flushes at once after a pause; never after cancel', async () => {
  const flushed: string[] = [];
  const hints = coalesce<string>(250, joined(flushed));
  hints.add(['a']);
  await vi.advanceTimersByTimeAsync(1_000);
  hints.add(['b']);
  expect(flushed).toEqual(['a', 'b']);
  hints.add(['c']);
  hints.cancel();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(flushed).toEqual(['a', 'b']);
});
