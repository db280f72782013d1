/** Texts of the page with the classes of all current students. */
import type { BalanceRow } from '#contracts/balances.ts';
import { formatCents } from '#contracts/reason-words.ts';
import { formatCount } from '../../../lib/format-count.ts';

export const classBalancesTexts = {
  description: 'The classes of every current student, and for how many weeks they last.',
  loading: 'Loading balances...',
  failed: 'Error loading balances',
  label: 'Balances',
  filter: 'Filter the balances',
  size: 'Classes remaining',
  everySize: 'Any number',
  student: 'Student',
  value: 'Value',
  weeksLeft: 'Weeks left',
  /** For screen readers, in place of the dash of a student with too few classes to tell. */
  unknownWeeks: 'not known',
  hint: 'The value is what the unused classes cost, which are those of the newest purchases. Weeks left are counted from each student’s classes of the last eight weeks. With fewer than four classes, they are not known.',
  none: 'No students here',
  noneText: 'No current student matches these filters.',
  toAll: (students: number) => `All ${formatCount(students, 'student')}`,
  toUnused: (classes: number) => formatCount(classes, 'unused class', 'unused classes'),
  average: 'average',
  /** What wide screens show in columns of their own. */
  toFacts: ({ value_cents, classes_waiting: waiting, classes_uncovered: uncovered }: BalanceRow) =>
    [formatCents(value_cents), waiting > 0 && `${waiting} waiting`, uncovered > 0 && `${uncovered} uncovered`]
      .filter(Boolean)
      .join(', '),
};
