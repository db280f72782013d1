import { expect, test } from 'vitest';
import { toClassSumLines } from './class-sum.ts';

const totals = { opening: 5, added: 12, taken: 4, late_cancellations: 0, removed: 0, left_waiting: 2, closing: 11 };
const ends = { opening: 'At the start', closing: 'At the end' };
const read = (...args: Parameters<typeof toClassSumLines>) =>
  toClassSumLines(...args).map(({ sign, label, classes }) => `${sign} ${classes} ${label}`.trim());

test('toClassSumLines: lead from the opening to the closing', () => {
  expect(read(totals, ends)).toEqual([
    '5 At the start',
    '+ 12 Added',
    '− 4 Taken for attendance',
    '− 0 Removed',
    '− 2 Left waiting',
    '= 11 At the end',
  ]);
});

test('toClassSumLines: a whole history begins with what was added, and names waiting classes only if there are any', () => {
  expect(read({ ...totals, opening: 0, left_waiting: 0 }, { ...ends, opening: undefined })).toEqual([
    ...['12 Added', '− 4 Taken for attendance', '− 0 Removed', '= 11 At the end'],
  ]);
});

test('toClassSumLines: what was undone in a later period has the word of what undid it', () => {
  expect(
    read({ opening: 9, added: -8, taken: -1, late_cancellations: 2, removed: 0, left_waiting: -3, closing: 3 }, ends),
  ).toEqual([
    ...[
      '9 At the start',
      '− 8 Reversed purchases',
      '+ 1 Given back',
      '− 2 Taken for late cancellations',
      '− 0 Removed',
      '+ 3 Came from waiting',
    ],
    '= 3 At the end',
  ]);
});
