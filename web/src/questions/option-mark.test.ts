import { expect, test } from 'vitest';
import { toOptionMark } from './option-mark.ts';

const marks = (picked: number | undefined, correct: number | null) =>
  [0, 1, 2, 3].map((option) => toOptionMark(option, picked, correct));

test('a pick that is right, option A too', () => {
  expect(marks(0, 0)).toEqual(['picked-right', 'plain', 'plain', 'plain']);
});

test('a pick that is wrong stands beside the correct option', () => {
  expect(marks(2, 0)).toEqual(['correct', 'plain', 'picked-wrong', 'plain']);
});

test('without the key nothing is right or wrong', () => {
  expect(marks(1, null)).toEqual(['plain', 'picked', 'plain', 'plain']);
});

test('without a pick the correct option is shown alone', () => {
  expect(marks(undefined, 3)).toEqual(['plain', 'plain', 'plain', 'correct']);
});
