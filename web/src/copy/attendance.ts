/** Texts of attendance marks that screens of several areas show. */
import type { AttendanceStatus } from '#events/values/shapes.ts';

export const attendanceStatusTexts: Record<AttendanceStatus, string> = { present: 'Present', absent: 'Absent' };
const statusWords: Record<AttendanceStatus, string> = { present: 'present', absent: 'absent' };
/** The status of a mark within a sentence; empty without one. */
export const toStatusWord = (status: AttendanceStatus | null): string => (status === null ? '' : statusWords[status]);

/** Of the dialog that voids a mark, and of the button that opens it. */
export const voidMarkTitle = 'Void this mark';
export const voidText = 'Void';
export const voidMarkText = 'Void mark';
export const voidingText = 'Voiding...';
