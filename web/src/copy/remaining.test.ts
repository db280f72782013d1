import { expect, test } from 'vitest';
import { toRemainingClassesText } from './remaining.ts';

test.each([
  [6, 18, '6 of 18 classes remaining'],
  [1, 1, '1 of 1 class remaining'],
  [8, 3, '8 classes remaining, total 3'],
])('%i and %i', (remaining, total, text) => {
  expect(toRemainingClassesText(remaining, total)).toBe(text);
});
