import { expect, test } from 'vitest';
import { toOptionMark } from './option-mark.ts';

const marks = (picked: number | undefined, correct: number | null, right?: boolean) =>
  [0, 1, 2, 3].map((option) => toOptionMark(option, picked, correct, right));

test('toOptionMark: marks a correct choice, also option A', () => {
  expect(marks(0, 0)).toEqual(['picked-right', 'plain', 'plain', 'plain']);
});

test('toOptionMark: marks a wrong choice and the correct option', () => {
  expect(marks(2, 0)).toEqual(['correct', 'plain', 'picked-wrong', 'plain']);
});

test('toOptionMark: marks only the choice without the answer key', () => {
  expect(marks(1, null)).toEqual(['plain', 'picked', 'plain', 'plain']);
});

test('toOptionMark: marks the correct option without a choice', () => {
  expect(marks(undefined, 3)).toEqual(['plain', 'plain', 'plain', 'correct']);
});

test('toOptionMark: says whether the choice is right without showing the answer key', () => {
  expect(marks(1, null, false)).toEqual(['plain', 'picked-wrong', 'plain', 'plain']);
  expect(marks(1, null, true)).toEqual(['plain', 'picked-right', 'plain', 'plain']);
});
