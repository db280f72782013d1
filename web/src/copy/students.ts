/** Texts of Student Management; texts of toasts as in the specification, section 8. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { formatReasonCode } from '#contracts/reason-words.ts';
import type { BalanceRow, StudentCounts } from '#contracts/students.ts';
import { FACT_SEPARATOR } from '../lib/fact-separator.ts';
import { formatCount } from '../lib/format-count.ts';
import type { MarkChoice } from '../lib/mark-choice.ts';
import { type AppliedClasses, toUnequalReductionsText, toWaitingOverLimitText } from './applied-classes.ts';
import { toStatusWord } from './attendance.ts';
import { toClassCountText } from './counts.ts';

/** On a person who chose a plan before signing up and has no classes. `plan` is its id. */
export const toChosenPlanText = (plan: string) => `Chose the plan ${formatReasonCode(plan)} when signing up`;

/** `when` is a phrase such as `at 15:42`. */
export const toStudentConflictText = (who: string, when: string) =>
  `Changed by ${isolateBidi(who)} ${when}. Check it again before you continue.`;

export const studentCreatedText = 'Student created successfully';
export const creatingFailedText = 'Error creating student';
/** The button of the rare acts, which shows three dots. */
export const moreForStudentText = (name: string) => `More for ${isolateBidi(name)}`;
export const archiveStudentText = 'Delete';
export const studentArchivedText = 'Student deleted successfully';
export const toClassesLeftText = (remaining: number, total: number) =>
  remaining > total
    ? `${toClassCountText(remaining)} remain, total ${total}.`
    : `${remaining} of ${total} classes remain.`;
export const archivedHistoryKeptText =
  'The class history is kept. You can restore the student under “Former students”.';
/** `when` is a phrase such as `at 15:42`. */
export const toStudentAlreadyArchivedText = (name: string, when?: string, who?: string) =>
  when
    ? `${isolateBidi(name)} was deleted ${who ? `by ${isolateBidi(who)} ` : ''}${when}.`
    : `${isolateBidi(name)} has been deleted.`;
export const archivingStudentFailedText = 'Error deleting student';
export const studentRestoredText = 'Student restored';
export const restoringFailedText = 'Error restoring student';
export const studentsLoadingFailedText = 'Error loading students';

export const attendanceMarkedText = 'Attendance marked';
export const toMarkedAsText = (name: string, choice: MarkChoice) =>
  `${isolateBidi(name)} marked as ${toStatusWord(choice)}`;
export const markingFailedText = 'Error marking attendance';

export type AdjustmentDirection = 'add' | 'remove';
export const toAdjustmentText = (direction: AdjustmentDirection, count: number, student: string) => {
  const name = isolateBidi(student);
  if (count === 1) return `${direction === 'add' ? 'Added' : 'Removed'} 1 class for ${name}`;
  return direction === 'add' ? `Added ${count} classes for ${name}` : `Removed ${count} classes for ${name}`;
};
/** The offer to take waiting classes before those of the balances. */
export const toWithdrawFirstText = (waiting: number) =>
  waiting === 1 ? '1 class is waiting. Take it back first' : `${waiting} classes are waiting. Take those back first`;
export const toWithdrawnText = (count: number) =>
  `${formatCount(count, 'waiting class', 'waiting classes')} taken back.`;
export const adjustingFailedTexts = { add: 'Error adding classes', remove: 'Error removing classes' };
export const adjustingUnexpectedTexts = {
  title: 'Unexpected error',
  detail: 'An unexpected error occurred while managing classes',
};

/** The line below the title of a toast: how far the entered number could be applied. */
export const toAppliedAdjustmentText = (
  direction: AdjustmentDirection,
  requested: number,
  applied: AppliedClasses,
  classesMax: number,
): string => {
  const { remaining, total } = applied;
  if (direction === 'remove') {
    if (remaining !== total) return `${toUnequalReductionsText(applied)}.`;
    return remaining < requested ? `Only ${remaining} could be removed.` : `${remaining} removed.`;
  }
  const done = remaining === total ? `${remaining} added now` : `${remaining} added to remaining, ${total} to total`;
  const waits = requested - remaining;
  return waits > 0 ? `${done}, ${waits} waiting (limit ${classesMax}).` : `${done}.`;
};

/** `None left`, or `None left, 9 waiting` when classes wait that could be applied. */
export const toNoneLeftText = (waiting: number) => (waiting === 0 ? 'None left' : `None left, ${waiting} waiting`);
/** The line below “Student created successfully” and “Student restored”: the student's balance. */
export const toStudentBalanceText = (name: string, balance: BalanceRow, classesMax: number): string => {
  const has = `${isolateBidi(name)} has ${balance.classes_remaining} / ${balance.classes_total} classes`;
  return balance.classes_waiting > 0
    ? `${has}, ${toWaitingOverLimitText(balance.classes_waiting, classesMax)}.`
    : `${has}.`;
};

/** Says how many students there are and how many of them need attention. */
export function toStudentsSummaryText({ students, uncovered, low, waiting, fitting }: StudentCounts): string {
  // The separator does not break, so that no line ends with the number.
  const part = (found: number, words: string) => (found > 0 ? `${FACT_SEPARATOR}${found}\u00a0${words}` : '');
  const attention =
    part(uncovered, 'with an uncovered class') +
    part(low, 'low') +
    part(waiting, `with classes waiting${fitting > 0 ? `, ${fitting} of them with room now` : ''}`);
  return `${formatCount(students, 'student')}${attention}`;
}
