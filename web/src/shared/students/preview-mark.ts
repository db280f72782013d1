import type { AttendanceCharge, AttendanceStatus } from '#events/values/shapes.ts';
import { toApplyWaitingQuestionText, toWaitingAppliedText } from '../../copy/take-attendance.ts';

export interface RecordedMarkSummary {
  status: AttendanceStatus;
  charge: AttendanceCharge;
  /** Who recorded the mark last, and when, such as `Sam at 15:40`. */
  by: string;
}
export interface MarkPreview {
  /** `caution` when the class will be uncovered or cannot be given back at once. */
  tone: 'info' | 'caution';
  text: string;
  /** The number of waiting classes that can be applied first, because none is left; missing when that is not offered. */
  waiting?: number;
}

const createInfo = (text: string): MarkPreview => ({ tone: 'info', text });
const createCaution = (text: string): MarkPreview => ({ tone: 'caution', text });

/** The student's balance before the mark, and what the form says about the mark. */
interface MarkedBalance {
  remaining: number;
  waiting: number;
  /** The cap of remaining classes. */
  classesMax: number;
  applyWaiting: boolean;
  noteChanges: boolean;
}

/** Describes what a mark will do to the balance, and what is already recorded on that date. */
export function previewMark(
  recorded: RecordedMarkSummary | null,
  status: AttendanceStatus,
  balance: MarkedBalance,
): MarkPreview {
  const { remaining, classesMax, noteChanges } = balance;
  if (!recorded)
    return status === 'absent' ? createInfo('Absent: no class is taken.') : previewTaking(balance, 'Takes 1 class');
  const already = `Already marked ${recorded.status} by ${recorded.by}`;
  if (recorded.status === status) return createInfo(noteChanges ? `${already}; only the note changes.` : `${already}.`);
  if (status === 'present') return previewTaking(balance, `${already}; present takes 1 class`, `${already}. `);
  if (recorded.charge !== 'covered') return createInfo(`${already}; no class was taken, so none comes back.`);
  if (remaining < classesMax) return createInfo(`${already}; absent gives 1 class back, leaving ${remaining + 1}.`);
  return createCaution(`${already}; absent gives 1 class back, which will wait: the limit is ${classesMax}.`);
}

function previewTaking(
  { remaining, waiting, classesMax, applyWaiting }: MarkedBalance,
  covered: string,
  before = '',
): MarkPreview {
  if (remaining > 0) return createInfo(`${covered}, leaving ${remaining - 1}.`);
  const fitting = Math.min(waiting, classesMax);
  if (fitting === 0) return createCaution(`${before}No classes remaining: this class will be uncovered.`);
  return applyWaiting
    ? { ...createInfo(`${before}${toWaitingAppliedText(fitting, fitting - 1)}`), waiting: fitting }
    : { ...createCaution(`${before}No classes remaining! ${toApplyWaitingQuestionText(fitting)}`), waiting: fitting };
}
