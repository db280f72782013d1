import { beforeEach, expect, test, vi } from 'vitest';
import { forgetStart, keyOfStart } from './start-key.ts';

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

test('a page that is loaded again before it had an answer repeats its start', () => {
  expect(keyOfStart({ ...choice })).toBe(keyOfStart({ ...choice }));
});

test('whoever starts the same again before an answer has come gets what comes of the first', () => {
  const key = keyOfStart(choice);
  newStep();
  expect(keyOfStart({ ...choice })).toBe(key);
});

test('once there was an answer, the same choice starts anew', () => {
  const key = keyOfStart(choice);
  forgetStart(key);
  newStep();
  expect(keyOfStart(choice)).not.toBe(key);
});

test('whoever comes back to where a start was left, answered meanwhile, repeats it', () => {
  const key = keyOfStart(choice);
  const { state } = step;
  forgetStart(key);
  newStep(state);
  expect(keyOfStart(choice)).toBe(key);
});

test('another choice is another start, which the answer to the first does not end', () => {
  const key = keyOfStart(choice);
  newStep();
  const otherKey = keyOfStart(other);
  expect(otherKey).not.toBe(key);
  forgetStart(key);
  newStep();
  expect(keyOfStart(other)).toBe(otherKey);
});

test('what else a step of the history keeps stays with it', () => {
  newStep({ from: 'elsewhere' });
  expect(step.state).toEqual({ from: 'elsewhere' });
  const key = keyOfStart(choice);
  expect(step.state).toEqual({ from: 'elsewhere', start: key });
});
