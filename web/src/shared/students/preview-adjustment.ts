import { BALANCE_CLASSES_MAX } from '#events/values/limits.ts';
import { type AdjustmentDirection, toClassCountText } from '../../copy/students.ts';

export interface ClassBalance {
  remaining: number;
  total: number;
  waiting: number;
}
export const emptyClassBalance: ClassBalance = { remaining: 0, total: 0, waiting: 0 };

/**
 * Previews a change by the rules of the ledger (specification, section 9). Adding limits each balance to 18 on its own,
 * and classes over the limit of remaining wait. Removing stops each balance at 0; `withdrawsWaiting` takes waiting classes
 * first.
 */
export function previewAdjustment(
  before: ClassBalance,
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
  const remaining = Math.min(BALANCE_CLASSES_MAX, before.remaining + classes);
  return {
    remaining,
    total: Math.min(BALANCE_CLASSES_MAX, before.total + classes),
    waiting: before.waiting + classes - (remaining - before.remaining),
  };
}

/** A remark when classes will wait, or when fewer classes can be removed than entered. */
export function toAdjustmentRemarkText(
  before: ClassBalance,
  direction: AdjustmentDirection,
  classes: number,
  withdrawsWaiting = false,
): string | undefined {
  const after = previewAdjustment(before, direction, classes, withdrawsWaiting);
  if (direction === 'add') {
    const waits = after.waiting - before.waiting;
    if (waits === 0) return undefined;
    return `${toClassCountText(waits)} will wait: the limit is ${BALANCE_CLASSES_MAX} remaining. You can apply them from the class history once there is room.`;
  }
  const toRemove = classes - (before.waiting - after.waiting);
  const taken = { remaining: before.remaining - after.remaining, total: before.total - after.total };
  if (taken.remaining === toRemove && taken.total === toRemove) return undefined;
  if (taken.remaining !== taken.total) {
    const some = taken.remaining === 0 ? 'No classes' : toClassCountText(taken.remaining);
    return `${some} can be removed from remaining, ${taken.total} from total.`;
  }
  return taken.total === 0 ? 'No classes are left to remove.' : `Only ${toClassCountText(taken.total)} can be removed.`;
}
