/** Texts of attendance marks that screens of several areas show. */
import type { AttendanceRow } from '#contracts/attendance.ts';
import { toLateRuleText } from '#contracts/late-cancellation-text.ts';
import type { AttendanceStatus } from '#events/values/shapes.ts';

export const attendanceStatusTexts: Record<AttendanceStatus, string> = { present: 'Present', absent: 'Absent' };
const statusWords: Record<AttendanceStatus, string> = { present: 'present', absent: 'absent' };
/** Of an absent student whose class is taken. */
export const lateCancellationText = 'Absent, class taken';
/** The status of a mark within a sentence; empty without one. `isLate` is true for a late cancellation. */
export const toStatusWord = (status: AttendanceStatus | null, isLate = false): string => {
  if (status === null) return '';
  return isLate ? 'absent, class taken (late cancellation)' : statusWords[status];
};
/** The status of a mark within a sentence, with the rule of a late cancellation. */
export const toMarkWord = ({ status, late_cancellation_hours: hours }: MarkFields): string =>
  hours === null ? statusWords[status] : `absent, class taken (${toLateRuleText(hours)})`;
type MarkFields = Pick<AttendanceRow, 'status' | 'late_cancellation_hours'>;

/** Of the dialog that voids a mark, and of the button that opens it. */
export const voidMarkTitle = 'Void this mark';
export const voidText = 'Void';
export const voidMarkText = 'Void mark';
export const voidingText = 'Voiding...';
