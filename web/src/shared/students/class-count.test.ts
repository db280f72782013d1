import { expect, test } from 'vitest';
import { findClassCountFault, normalizeClassCount, parseClassCount, toPreviewClassCount } from './class-count.ts';

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
  expect(normalizeClassCount(typed)).toBe(shown);
});

test('findClassCountFault: rejects a fraction without rounding it', () => {
  expect(parseClassCount('2.5')).toBeNull();
  expect(findClassCountFault('2.5', 1)).toBe('Enter a whole number of classes.');
});

test('findClassCountFault: a change needs 1 class, an opening 0; both allow 999', () => {
  expect(findClassCountFault('0', 1)).toBe('Enter at least 1 class.');
  expect(findClassCountFault('0', 0)).toBeUndefined();
  expect(findClassCountFault('-1', 0)).toBe('Enter 0 or more classes.');
  expect(findClassCountFault('999', 1)).toBeUndefined();
  expect(findClassCountFault('1000', 0)).toBe('Enter at most 999 classes.');
});

test('findClassCountFault: rejects a negative number', () => {
  expect(findClassCountFault(normalizeClassCount('-3'), 1)).toBe('Enter at least 1 class.');
  expect(findClassCountFault(normalizeClassCount('−3'), 0)).toBe('Enter 0 or more classes.');
});

test.each(['', '-', '-3', 'x7', '1e2', '2.5', '1000', '0'])('toPreviewClassCount: %j previews no change', (typed) => {
  expect(toPreviewClassCount(typed, 1)).toBe(0);
});

test('toPreviewClassCount: previews a valid number', () => {
  expect(toPreviewClassCount('12', 1)).toBe(12);
});
