import { expect, test } from 'vitest';
import {
  type CappedClassBalance,
  emptyClassBalance,
  previewAdjustment,
  previewPurchaseReversal,
  toAdjustmentRemarkText,
} from './preview-adjustment.ts';

const capped = (balance: Omit<CappedClassBalance, 'classesMax'>, classesMax = 18): CappedClassBalance => ({
  ...balance,
  classesMax,
});

test('previewAdjustment: a balance above a lowered cap stays, and all added classes wait', () => {
  const before = capped({ remaining: 17, total: 18, waiting: 0 }, 12);
  expect(previewAdjustment(before, 'add', 6)).toEqual({ remaining: 17, total: 18, waiting: 6 });
});

test('previewAdjustment: 25 opening classes give 18 of 18 and 7 waiting', () => {
  expect(previewAdjustment(capped(emptyClassBalance), 'add', 25)).toEqual({ remaining: 18, total: 18, waiting: 7 });
  expect(toAdjustmentRemarkText(capped(emptyClassBalance), 'add', 25)).toMatch(/^7 classes will wait/);
});

test('previewAdjustment: caps remaining and total separately; only what exceeds remaining’s cap waits', () => {
  expect(previewAdjustment(capped({ remaining: 4, total: 12, waiting: 1 }), 'add', 15)).toEqual({
    remaining: 18,
    total: 18,
    waiting: 2,
  });
  expect(previewAdjustment(capped({ remaining: 4, total: 17, waiting: 0 }), 'add', 10)).toEqual({
    remaining: 14,
    total: 18,
    waiting: 0,
  });
  expect(toAdjustmentRemarkText(capped({ remaining: 4, total: 17, waiting: 0 }), 'add', 10)).toBeUndefined();
});

test('previewAdjustment: removing stops both at 0 and keeps waiting classes', () => {
  const before = capped({ remaining: 2, total: 9, waiting: 3 });
  expect(previewAdjustment(before, 'remove', 5)).toEqual({ remaining: 0, total: 4, waiting: 3 });
});

test('toAdjustmentRemarkText: says what a removal cannot take from either number', () => {
  const remark = (remaining: number, total: number, classes: number) =>
    toAdjustmentRemarkText(capped({ remaining, total, waiting: 0 }), 'remove', classes);
  expect(remark(9, 9, 5)).toBeUndefined();
  expect(remark(2, 2, 5)).toBe('Only 2 classes can be removed.');
  expect(remark(0, 0, 1)).toBe('No classes are left to remove.');
  expect(remark(0, 9, 5)).toBe('No classes can be removed from remaining, 5 from total.');
  expect(remark(2, 9, 5)).toBe('2 classes can be removed from remaining, 5 from total.');
  expect(remark(9, 2, 5)).toBe('5 classes can be removed from remaining, 2 from total.');
});

const balances = (classes_remaining: number, classes_total: number, classes_waiting: number) => ({
  classes_remaining,
  classes_total,
  classes_waiting,
});
const twelveWithSixWaiting = { classes_changed: 12, applied_remaining: 6, applied_total: 6 };

test.each([
  ['waiting classes first', balances(18, 18, 6), { remaining: 12, total: 12, waiting: 0 }],
  ['of many waiting classes only those of the purchase', balances(18, 18, 9), { remaining: 12, total: 12, waiting: 3 }],
  ['classes that were applied since from remaining', balances(18, 18, 2), { remaining: 8, total: 12, waiting: 0 }],
  ['nothing when too few remain', balances(5, 18, 6), undefined],
  ['nothing when the total was lowered since', balances(18, 5, 6), undefined],
])('previewPurchaseReversal: takes %s', (_, student, after) => {
  expect(previewPurchaseReversal(student, twelveWithSixWaiting)).toEqual(after);
});
