import { beforeEach, expect, test, vi } from 'vitest';
import { forgetStart, keyOfStart } from './start-key.ts';

const choice = { grade: 4, subject: 'math', topic: 'Addition' } as const;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (place: string) => kept.get(place) ?? null,
    setItem: (place: string, text: string) => kept.set(place, text),
    removeItem: (place: string) => kept.delete(place),
  });
  return () => vi.unstubAllGlobals();
});

test('a page that is loaded again before it had an answer repeats its start', () => {
  expect(keyOfStart({ ...choice })).toBe(keyOfStart({ ...choice }));
});

test('once there was an answer, the same choice starts anew', () => {
  const key = keyOfStart(choice);
  forgetStart();
  expect(keyOfStart(choice)).not.toBe(key);
});

test('another choice is another start', () => {
  const key = keyOfStart(choice);
  expect(keyOfStart({ ...choice, topic: 'Two\nlines' })).not.toBe(key);
  expect(keyOfStart({ ...choice, topic: 'Two\nlines' })).toBe(keyOfStart({ ...choice, topic: 'Two\nlines' }));
});
