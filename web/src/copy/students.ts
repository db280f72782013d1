/** Texts of Student Management; toasts as in the specification, section 8. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import type { BalanceRow } from '#contracts/students.ts';
import { CLASSES_MAX } from '#events/values/limits.ts';
import { plural } from '../lib/plural.ts';
import { type Applied, differentReductions } from './applied.ts';

export const classCount = (count: number) => plural(count, 'class', 'classes');

/** `when` as in `at 15:42`. */
export const changedSince = (who: string, when: string) =>
  `Changed by ${isolateBidi(who)} ${when} since you looked. Look again.`;

export const created = 'Student created successfully';
export const creatingFailed = 'Error creating student';
export const deleted = 'Student deleted successfully';
export const classesLeft = (remaining: number, total: number) =>
  remaining > total ? `${classCount(remaining)} remain, total ${total}.` : `${remaining} of ${total} classes remain.`;
export const deletedIsKept = 'The class history is kept. You can restore the student under “Former students”.';
/** `when` as in `at 15:42`. */
export const deletedAlready = (name: string, when?: string, who?: string) =>
  when
    ? `${isolateBidi(name)} was deleted ${who ? `by ${isolateBidi(who)} ` : ''}${when}.`
    : `${isolateBidi(name)} has been deleted.`;
export const deletingFailed = 'Error deleting student';
export const restored = 'Student restored';
export const restoringFailed = 'Error restoring student';
export const loadingFailed = 'Error loading students';

export const marked = 'Attendance marked';
export const markedAs = (name: string, status: string) => `${isolateBidi(name)} marked as ${status}`;
export const markingFailed = 'Error marking attendance';

export type Direction = 'add' | 'remove';
export const adjusted = 'Classes updated';
export const adjustedBy = (direction: Direction, count: number, student: string) => {
  const name = isolateBidi(student);
  if (count === 1) return `${direction === 'add' ? 'Added' : 'Removed'} 1 class for ${name}`;
  return direction === 'add' ? `Added ${count} classes for ${name}` : `Removed ${count} classes for ${name}`;
};
export const adjustingFailed = { add: 'Error adding classes', remove: 'Error removing classes' };
export const adjustingUnexpected = {
  title: 'Unexpected error',
  detail: 'An unexpected error occurred while managing classes',
};

/** Below the toast's text: what happened to the number that was entered. */
export const adjustmentApplied = (direction: Direction, requested: number, applied: Applied): string => {
  const { remaining, total } = applied;
  if (direction === 'remove') {
    if (remaining !== total) return `${differentReductions(applied)}.`;
    return remaining < requested ? `${remaining} taken off; no more were left.` : `${remaining} taken off.`;
  }
  const done = remaining === total ? `${remaining} applied` : `${remaining} added to remaining, ${total} to total`;
  const waits = requested - remaining;
  return waits > 0 ? `${done}, ${waits} waiting: the limit is ${CLASSES_MAX}.` : `${done}.`;
};

export const waitingOverLimit = (count: number) => `${count} waiting, limit ${CLASSES_MAX}`;
/** Below “created” and “restored”: the student's balance. */
export const openedWith = (name: string, balance: BalanceRow): string => {
  const has = `${isolateBidi(name)} has ${balance.classes_remaining} / ${balance.classes_total} classes`;
  return balance.classes_waiting > 0 ? `${has}, ${waitingOverLimit(balance.classes_waiting)}.` : `${has}.`;
};
