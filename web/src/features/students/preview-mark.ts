import { BALANCE_CLASSES_MAX } from '#events/values/limits.ts';
import type { AttendanceCharge, AttendanceStatus } from '#events/values/shapes.ts';

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
}

const createInfo = (text: string): MarkPreview => ({ tone: 'info', text });
const createCaution = (text: string): MarkPreview => ({ tone: 'caution', text });

/** Describes what a mark will do to the balance, and what is already recorded on that date. */
export function previewMark(
  recorded: RecordedMarkSummary | null,
  status: AttendanceStatus,
  { remaining, noteChanges }: { remaining: number; noteChanges: boolean },
): MarkPreview {
  if (!recorded)
    return status === 'absent' ? createInfo('Absent: no class is taken.') : previewTaking(remaining, 'Takes 1 class');
  const already = `Already marked ${recorded.status} by ${recorded.by}`;
  if (recorded.status === status) return createInfo(noteChanges ? `${already}; only the note changes.` : `${already}.`);
  if (status === 'present') return previewTaking(remaining, `${already}; present takes 1 class`, `${already}. `);
  if (recorded.charge !== 'covered') return createInfo(`${already}; no class was taken, so none comes back.`);
  if (remaining < BALANCE_CLASSES_MAX)
    return createInfo(`${already}; absent gives 1 class back, leaving ${remaining + 1}.`);
  return createCaution(`${already}; absent gives 1 class back, which will wait: the limit is ${BALANCE_CLASSES_MAX}.`);
}

function previewTaking(remaining: number, covered: string, before = ''): MarkPreview {
  if (remaining > 0) return createInfo(`${covered}, leaving ${remaining - 1}.`);
  return createCaution(`${before}No classes remaining: this class will be uncovered.`);
}
