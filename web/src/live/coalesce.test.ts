import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { coalesce } from './coalesce.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the first goes out at once, the rest together and at most every 250 ms', () => {
  const flushed: string[] = [];
  const hints = coalesce<string>(250, (items) => flushed.push([...items].join()));
  hints.add(['a']);
  hints.add(['b', 'c']);
  hints.add(['b']);
  expect(flushed).toEqual(['a']);
  vi.advanceTimersByTime(249);
  expect(flushed).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(flushed).toEqual(['a', 'b,c']);
});

test('a thousand hints in a second are at most five refetches, and none is lost', () => {
  const seen = new Set<number>();
  let flushes = 0;
  const hints = coalesce<number>(250, (items) => {
    flushes += 1;
    for (const item of items) seen.add(item);
  });
  for (let hint = 0; hint < 1000; hint += 1) {
    hints.add([hint]);
    vi.advanceTimersByTime(1);
  }
  vi.advanceTimersByTime(250);
  expect(seen.size).toBe(1000);
  expect(flushes).toBeLessThanOrEqual(5);
});

test('after a pause the next goes out at once again; cancelled ones never', () => {
  const flushed: string[] = [];
  const hints = coalesce<string>(250, (items) => flushed.push([...items].join()));
  hints.add(['a']);
  vi.advanceTimersByTime(1_000);
  hints.add(['b']);
  expect(flushed).toEqual(['a', 'b']);
  hints.add(['c']);
  hints.cancel();
  vi.advanceTimersByTime(1_000);
  expect(flushed).toEqual(['a', 'b']);
});
