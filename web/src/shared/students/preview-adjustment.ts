import type { TransactionRow } from '#contracts/classes.ts';
import type { StudentRow } from '#contracts/students.ts';
import type { AdjustmentDirection } from '../../copy/students.ts';
import { toRemovableText, toUnequalRemovalText, toWillWaitText } from './manage-classes-copy.ts';

export interface ClassBalance {
  remaining: number;
  total: number;
  waiting: number;
}
/** A balance, and the cap of remaining and of total. */
export interface CappedClassBalance extends ClassBalance {
  classesMax: number;
}
export const emptyClassBalance: ClassBalance = { remaining: 0, total: 0, waiting: 0 };

/**
 * Previews a change by the rules of the ledger (specification, section 9). Adding limits each balance to the cap on its own,
 * and classes over the limit of remaining wait. Removing stops each balance at 0; `withdrawsWaiting` takes waiting classes
 * first.
 */
export function previewAdjustment(
  before: CappedClassBalance,
  direction: AdjustmentDirection,
  classes: number,
  withdrawsWaiting = false,
): ClassBalance {
  if (direction === 'remove') {
    const withdrawn = withdrawsWaiting ? Math.min(classes, before.waiting) : 0;
    return {
      remaining: Math.max(0, before.remaining - (classes - withdrawn)),
      total: Math.max(0, before.total - (classes - withdrawn)),
      waiting: before.waiting - withdrawn,
    };
  }
  // A balance above a lowered cap stays there.
  const raise = (balance: number) => Math.max(balance, Math.min(before.classesMax, balance + classes));
  const remaining = raise(before.remaining);
  return {
    remaining,
    total: raise(before.total),
    waiting: before.waiting + classes - (remaining - before.remaining),
  };
}

/** A remark when classes will wait, or when fewer classes can be removed than entered. */
export function toAdjustmentRemarkText(
  before: CappedClassBalance,
  direction: AdjustmentDirection,
  classes: number,
  withdrawsWaiting = false,
): string | undefined {
  const after = previewAdjustment(before, direction, classes, withdrawsWaiting);
  if (direction === 'add') {
    const waits = after.waiting - before.waiting;
    if (waits === 0) return undefined;
    return toWillWaitText(waits, before.classesMax);
  }
  const toRemove = classes - (before.waiting - after.waiting);
  const taken = { remaining: before.remaining - after.remaining, total: before.total - after.total };
  if (taken.remaining === toRemove && taken.total === toRemove) return undefined;
  return taken.remaining === taken.total ? toRemovableText(taken.total) : toUnequalRemovalText(taken);
}

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

export const toClassBalance = (student: StudentRow): ClassBalance => ({
  remaining: student.classes_remaining,
  total: student.classes_total,
  waiting: student.classes_waiting,
});
