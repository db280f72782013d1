import { expect, test } from 'vitest';
import { classNumber, classNumberFault, classNumberText } from './class-number.ts';

test.each([
  ['abc', '0'],
  ['', '0'],
  ['-', '0'],
  ['1e3', '0'],
  ['Infinity', '0'],
  ['05', '5'],
  ['0', '0'],
  ['00', '0'],
  ['-3', '-3'],
  ['2.5', '2.5'],
  [' 12 ', '12'],
])('typing %j shows %j', (typed, shown) => {
  expect(classNumberText(typed)).toBe(shown);
});

test('a fraction is no number of classes, and is not turned into another one', () => {
  expect(classNumber('2.5')).toBeNull();
  expect(classNumberFault('2.5', 1)).toBe('Enter a whole number of classes.');
});

test('a change needs 1 class, an opening none; both end at 999', () => {
  expect(classNumberFault('0', 1)).toBe('Enter at least 1 class.');
  expect(classNumberFault('0', 0)).toBeUndefined();
  expect(classNumberFault('-1', 0)).toBe('Enter 0 or more classes.');
  expect(classNumberFault('999', 1)).toBeUndefined();
  expect(classNumberFault('1000', 0)).toBe('Enter at most 999 classes.');
});
