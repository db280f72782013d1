import type { StudentRow } from '#contracts/students.ts';
import { LOW_CLASSES_MAX } from '#events/values/limits.ts';
import { toWaitingOverLimitText } from '../../copy/applied-classes.ts';
import { toNoneLeftText } from '../../copy/students.ts';
import { formatCount } from '../../lib/format-count.ts';

export interface BalanceWarning {
  key: 'uncovered' | 'low' | 'waiting';
  tone: 'danger' | 'caution' | 'neutral';
  text: string;
}

/** Warnings about a student's balance, the most urgent first. */
export function findBalanceWarnings(student: StudentRow, classesMax: number): BalanceWarning[] {
  const { classes_remaining: remaining, classes_uncovered: uncovered, classes_waiting: waiting } = student;
  const found: BalanceWarning[] = [];
  if (uncovered > 0) found.push({ key: 'uncovered', tone: 'danger', text: `${uncovered} uncovered` });
  if (remaining <= LOW_CLASSES_MAX) {
    const text = remaining === 0 ? toNoneLeftText(waiting) : `Low: ${formatCount(remaining, 'class', 'classes')} left`;
    found.push({ key: 'low', tone: 'caution', text });
  }
  // “None left, 9 waiting” says it already.
  if (waiting > 0 && remaining > 0)
    found.push({ key: 'waiting', tone: 'neutral', text: toWaitingOverLimitText(waiting, classesMax) });
  return found;
}
