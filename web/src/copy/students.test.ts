import { expect, test } from 'vitest';
import { toAppliedAdjustmentText } from './students.ts';

test.each([
  ['add', 5, 5, 5, '5 applied.'],
  ['add', 15, 12, 12, '12 applied, 3 waiting: the limit is 18.'],
  ['add', 10, 10, 1, '10 added to remaining, 1 to total.'],
  ['add', 5, 0, 5, '0 added to remaining, 5 to total, 5 waiting: the limit is 18.'],
  ['remove', 5, 5, 5, '5 taken off.'],
  ['remove', 5, 2, 2, '2 taken off; no more were left.'],
  ['remove', 5, 0, 5, '0 taken off remaining, 5 off total.'],
  ['remove', 5, 5, 2, '5 taken off remaining, 2 off total.'],
] as const)('%s %i: %i of remaining, %i of total', (direction, requested, remaining, total, text) => {
  expect(toAppliedAdjustmentText(direction, requested, { remaining, total })).toBe(text);
});
