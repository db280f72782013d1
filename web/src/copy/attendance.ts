/** Texts of attendance marks that screens of several areas show. */
import type { AttendanceRow } from '#contracts/attendance.ts';
import { toLateRuleText } from '#contracts/late-cancellation-text.ts';
import type { AttendanceStatus } from '#events/values/shapes.ts';
import { formatCount } from '../lib/format-count.ts';
import type { MarkChoice } from '../lib/mark-choice.ts';

export const attendanceStatusTexts: Record<AttendanceStatus, string> = { present: 'Present', absent: 'Absent' };
export const markChoiceTexts: Record<MarkChoice, string> = {
  ...attendanceStatusTexts,
  'late-cancellation': 'Absent, class taken',
};
const choiceWords: Record<MarkChoice, string> = {
  present: 'present',
  absent: 'absent',
  'late-cancellation': 'absent, class taken (late cancellation)',
};
/** The status of a mark within a sentence; empty without one. */
export const toStatusWord = (choice: MarkChoice | null): string => (choice === null ? '' : choiceWords[choice]);
/** The status of a mark within a sentence, with the rule of a late cancellation. */
export const toMarkWord = (mark: Pick<AttendanceRow, 'status' | 'late_cancellation_hours'>): string => {
  const { late_cancellation_hours: hours } = mark;
  return hours === null ? choiceWords[mark.status] : `absent, class taken (${toLateRuleText(hours)})`;
};
/** Below the choice of a late cancellation. */
export const toLateCancellationHintText = (hours: number): string =>
  `“${markChoiceTexts['late-cancellation']}” is for a student who told you less than ${formatCount(hours, 'hour')} before class, or not at all.`;

/** Of the dialog that voids a mark, and of the button that opens it. */
export const voidMarkTitle = 'Void this mark';
export const voidText = 'Void';
export const voidMarkText = 'Void mark';
export const voidingText = 'Voiding...';
