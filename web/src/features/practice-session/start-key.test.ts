import { beforeEach, expect, test, vi } from 'vitest';
import { deleteStartKey, getStartKey } from './start-key.ts';

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

test('getStartKey: a reload before the answer repeats the start', () => {
  expect(getStartKey(mia, { ...choice })).toBe(getStartKey(mia, { ...choice }));
});

test('getStartKey: starting the same choice before the answer repeats the start', () => {
  const key = getStartKey(mia, choice);
  newStep();
  expect(getStartKey(mia, { ...choice })).toBe(key);
});

test('deleteStartKey: the same choice is a new start after the answer', () => {
  const key = getStartKey(mia, choice);
  deleteStartKey(key);
  newStep();
  expect(getStartKey(mia, choice)).not.toBe(key);
});

test('getStartKey: returning to an answered start’s history entry repeats it', () => {
  const key = getStartKey(mia, choice);
  const { state } = step;
  deleteStartKey(key);
  newStep(state);
  expect(getStartKey(mia, choice)).toBe(key);
});

test('getStartKey: another choice is another start', () => {
  const key = getStartKey(mia, choice);
  newStep();
  const otherKey = getStartKey(mia, other);
  expect(otherKey).not.toBe(key);
  deleteStartKey(key);
  newStep();
  expect(getStartKey(mia, other)).toBe(otherKey);
});

test('getStartKey: keeps other state of the history entry', () => {
  newStep({ from: 'elsewhere' });
  expect(step.state).toEqual({ from: 'elsewhere' });
  const key = getStartKey(mia, choice);
  expect(step.state).toEqual({ from: 'elsewhere', start: expect.stringContaining(key) });
});

test('getStartKey: another student in the same tab gets another key', () => {
  const key = getStartKey(mia, choice);
  const { state } = step;
  newStep();
  expect(getStartKey(noah, choice)).not.toBe(key);
  newStep(state);
  expect(getStartKey(noah, choice)).not.toBe(key);
});
