import type { TransactionRow } from '#contracts/classes.ts';
import type { StudentRow } from '#contracts/students.ts';

type Balances = Pick<StudentRow, 'classes_remaining' | 'classes_total' | 'classes_waiting'>;
type Purchase = Pick<TransactionRow, 'classes_changed' | 'applied_remaining' | 'applied_total'>;

/**
 * The balances after the reversal of a purchase, in classes, by the rule of the server: classes that the purchase left waiting
 * are taken from the waiting ones, the rest from remaining. Undefined if too few are left.
 */
export function previewPurchaseReversal(
  { classes_remaining, classes_total, classes_waiting }: Balances,
  { classes_changed, applied_remaining, applied_total }: Purchase,
): { remaining: number; total: number; waiting: number } | undefined {
  const fromWaiting = Math.min(classes_waiting, classes_changed - applied_remaining);
  const remaining = classes_remaining - (classes_changed - fromWaiting);
  const total = classes_total - applied_total;
  return remaining < 0 || total < 0 ? undefined : { remaining, total, waiting: classes_waiting - fromWaiting };
}
