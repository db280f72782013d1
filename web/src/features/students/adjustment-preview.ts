import { CLASSES_MAX } from '#events/limits.ts';
import { classCount, type Direction } from '../../copy/students.ts';

export interface Balance {
  remaining: number;
  total: number;
  waiting: number;
}
export const noClasses: Balance = { remaining: 0, total: 0, waiting: 0 };

/**
 * What a change will do, as the ledger decides it (specification, section 9): adding caps both numbers apart, and what
 * remaining has no room for waits; removing stops both at 0.
 */
export function afterAdjusting(before: Balance, direction: Direction, classes: number): Balance {
  if (direction === 'remove') {
    return {
      ...before,
      remaining: Math.max(0, before.remaining - classes),
      total: Math.max(0, before.total - classes),
    };
  }
  const remaining = Math.min(CLASSES_MAX, before.remaining + classes);
  return {
    remaining,
    total: Math.min(CLASSES_MAX, before.total + classes),
    waiting: before.waiting + classes - (remaining - before.remaining),
  };
}

/** What the two numbers alone do not say: that some wait, or that fewer are there than asked for. */
export function adjustmentRemark(before: Balance, direction: Direction, classes: number): string | undefined {
  const after = afterAdjusting(before, direction, classes);
  if (direction === 'add') {
    const waits = after.waiting - before.waiting;
    if (waits === 0) return undefined;
    return `${classCount(waits)} will wait: the limit is ${CLASSES_MAX} remaining. Apply what waits from the class history when there is room.`;
  }
  const taken = before.remaining - after.remaining;
  if (taken === classes) return undefined;
  return taken === 0 ? 'No classes remaining to take off.' : `Only ${classCount(taken)} can be taken off remaining.`;
}
