import { expect, test } from 'vitest';
import { findClassNumberFault, normalizeNumber, parseClassNumber, toPreviewNumber } from './class-number.ts';

test.each([
  ['abc', '0'],
  ['', '0'],
  ['-', '0'],
  ['1e3', '0'],
  ['Infinity', '0'],
  ['1e2', '0'],
  ['x7', '0'],
  ['12x', '0'],
  ['--3', '0'],
  ['05', '5'],
  ['0', '0'],
  ['00', '0'],
  ['-3', '-3'],
  ['−3', '-3'],
  ['2.5', '2.5'],
  [' 12 ', '12'],
])('what was typed as %j stands as %j once it is left', (typed, shown) => {
  expect(normalizeNumber(typed)).toBe(shown);
});

test('findClassNumberFault: rejects a fraction without rounding it', () => {
  expect(parseClassNumber('2.5')).toBeNull();
  expect(findClassNumberFault('2.5', 1)).toBe('Enter a whole number of classes.');
});

test('findClassNumberFault: a change needs 1 class, an opening 0; both allow 999', () => {
  expect(findClassNumberFault('0', 1)).toBe('Enter at least 1 class.');
  expect(findClassNumberFault('0', 0)).toBeUndefined();
  expect(findClassNumberFault('-1', 0)).toBe('Enter 0 or more classes.');
  expect(findClassNumberFault('999', 1)).toBeUndefined();
  expect(findClassNumberFault('1000', 0)).toBe('Enter at most 999 classes.');
});

test('findClassNumberFault: rejects a negative number', () => {
  expect(findClassNumberFault(normalizeNumber('-3'), 1)).toBe('Enter at least 1 class.');
  expect(findClassNumberFault(normalizeNumber('−3'), 0)).toBe('Enter 0 or more classes.');
});

test.each(['', '-', '-3', 'x7', '1e2', '2.5', '1000', '0'])('toPreviewNumber: %j previews no change', (typed) => {
  expect(toPreviewNumber(typed, 1)).toBe(0);
});

test('toPreviewNumber: previews a valid number', () => {
  expect(toPreviewNumber('12', 1)).toBe(12);
});
