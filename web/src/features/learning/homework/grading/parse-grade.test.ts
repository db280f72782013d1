import { expect, test } from 'vitest';
import { findGradeTextLengthFault, parseGrade } from './parse-grade.ts';

test.each([
  ['0', 0],
  ['7', 7],
  ['90', 90],
  ['100', 100],
])('parseGrade: accepts %s', (typed, grade) => {
  expect(parseGrade(typed)).toEqual({ grade });
});

test('parseGrade: asks for a grade when the field is empty', () => {
  expect(parseGrade('')).toEqual({ fault: 'Please enter a grade before submitting.' });
});

test.each([' ', ' 90 ', '85.5', '1e2', '101', '-1', '+5', '007', '９', 'ten'])('parseGrade: rejects “%s”', (typed) => {
  expect(parseGrade(typed)).toEqual({ fault: 'Grade must be a number between 0 and 100.' });
});

test('findGradeTextLengthFault: rejects a text over the limit', () => {
  expect(findGradeTextLengthFault('x'.repeat(4_000), 4_000)).toBeUndefined();
  expect(findGradeTextLengthFault('x'.repeat(4_213), 4_000)).toBe('Use at most 4,000 characters: there are 4,213.');
});
