import { expect, test } from 'vitest';
import { previewPurchaseReversal } from './preview-purchase-reversal.ts';

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
