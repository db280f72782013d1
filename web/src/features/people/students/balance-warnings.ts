import type { StudentRow } from '#contracts/students.ts';
import { LOW_CLASSES_MAX } from '#events/values/limits.ts';
import { toWaitingOverLimitText } from '../../../copy/applied-classes.ts';
import { toNoneLeftText } from '../../../copy/students.ts';
import { toLowText, toUncoveredCountText } from './student-management-copy.ts';

export interface BalanceWarning {
  key: 'uncovered' | 'low' | 'waiting';
  tone: 'danger' | 'caution' | 'neutral';
  text: string;
}

/** Warnings about a student's balance, the most urgent first. */
export function findBalanceWarnings(student: StudentRow, classesMax: number): BalanceWarning[] {
  const { classes_remaining: remaining, classes_uncovered: uncovered, classes_waiting: waiting } = student;
  const found: BalanceWarning[] = [];
  if (uncovered > 0) found.push({ key: 'uncovered', tone: 'danger', text: toUncoveredCountText(uncovered) });
  if (remaining <= LOW_CLASSES_MAX) {
    const text = remaining === 0 ? toNoneLeftText(waiting) : toLowText(remaining);
    found.push({ key: 'low', tone: 'caution', text });
  }
  // “None left, 9 waiting” says it already.
  if (waiting > 0 && remaining > 0)
    found.push({ key: 'waiting', tone: 'neutral', text: toWaitingOverLimitText(waiting, classesMax) });
  return found;
}
