import { beforeEach, expect, test, vi } from 'vitest';
import { deleteStartKey, getOrCreateStartKey } from './start-key.ts';

const [mia, noah] = ['5f0c7e61-7d4f-4a55-9e0b-0d6f7a3b2c11', '0b9c5a52-6f1c-5b7e-9c53-2a0d4f6e8b11'];
const choice = { grade: 4, subject: 'math', topic: 'Addition' } as const;
const other = { ...choice, topic: 'Two\nlines' };

let step: { state: unknown; replaceState(state: unknown): void };
const newStep = (state: unknown = null) => {
  step = {
    state,
    replaceState(next) {
      step.state = next;
    },
  };
  vi.stubGlobal('history', step);
};
beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (place: string) => kept.get(place) ?? null,
    setItem: (place: string, text: string) => kept.set(place, text),
    removeItem: (place: string) => kept.delete(place),
  });
  newStep();
  return () => vi.unstubAllGlobals();
});

test('getOrCreateStartKey: a reload before the answer repeats the start', () => {
  expect(getOrCreateStartKey(mia, { ...choice })).toBe(getOrCreateStartKey(mia, { ...choice }));
});

test('getOrCreateStartKey: starting the same choice before the answer repeats the start', () => {
  const key = getOrCreateStartKey(mia, choice);
  newStep();
  expect(getOrCreateStartKey(mia, { ...choice })).toBe(key);
});

test('deleteStartKey: the same choice is a new start after the answer', () => {
  const key = getOrCreateStartKey(mia, choice);
  deleteStartKey(key);
  newStep();
  expect(getOrCreateStartKey(mia, choice)).not.toBe(key);
});

test('getOrCreateStartKey: returning to an answered start’s history entry repeats it', () => {
  const key = getOrCreateStartKey(mia, choice);
  const { state } = step;
  deleteStartKey(key);
  newStep(state);
  expect(getOrCreateStartKey(mia, choice)).toBe(key);
});

test('getOrCreateStartKey: another choice is another start', () => {
  const key = getOrCreateStartKey(mia, choice);
  newStep();
  const otherKey = getOrCreateStartKey(mia, other);
  expect(otherKey).not.toBe(key);
  deleteStartKey(key);
  newStep();
  expect(getOrCreateStartKey(mia, other)).toBe(otherKey);
});

test('getOrCreateStartKey: keeps other state of the history entry', () => {
  newStep({ from: 'elsewhere' });
  expect(step.state).toEqual({ from: 'elsewhere' });
  const key = getOrCreateStartKey(mia, choice);
  expect(step.state).toEqual({ from: 'elsewhere', start: expect.stringContaining(key) });
});

test('getOrCreateStartKey: another student in the same tab gets another key', () => {
  const key = getOrCreateStartKey(mia, choice);
  const { state } = step;
  newStep();
  expect(getOrCreateStartKey(noah, choice)).not.toBe(key);
  newStep(state);
  expect(getOrCreateStartKey(noah, choice)).not.toBe(key);
});
