/** Texts of Take Attendance; specified texts as in the specification, sections 2 and 8. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { CLASSES_MAX, LATE_ROLL_DAYS } from '#events/values/limits.ts';
import type { AttendanceStatus } from '#events/values/shapes.ts';
import { plural } from '../lib/plural.ts';

export const loadingFailed = 'Error loading students';
export const noStudents = 'No students found. Please add students first.';

export const deduction = 'Present students automatically have 1 class deducted.';
export const lateReason = 'Reason for the late roll';
export const lateHint = `This day is more than ${LATE_ROLL_DAYS} days back. A short reason helps people who read the record later.`;
/** When every student is already recorded as chosen, nobody gets the note. */
export const generalNotesHint = (students: number) =>
  `Goes to ${plural(students, 'student')} who ${students === 1 ? 'has' : 'have'} no note of their own, absent or present.`;
export const noteIsLost =
  'Nobody would get this note: it needs a present student, and a student without a note of their own. Clear it, or write it in a student’s own notes.';

export const saved = 'Attendance saved successfully';
export const savedFor = (students: number, longDate: string) =>
  `Attendance for ${plural(students, 'student')} has been recorded for ${longDate}`;
export const savingFailed = 'Error saving attendance';
export const savingFailedFor = (name: string, message: string) =>
  `Failed to save attendance for ${isolateBidi(name)}: ${message}`;

export const save = (present: number) => `Save Attendance (${present} present)`;
export const saving = 'Saving...';
export const retry = (students: number) => `Retry ${students}`;
export const tickAll = 'Tick all';
export const untickAll = 'Untick all';

export const classes = (remaining: number) => plural(remaining, 'class', 'classes');
export const willBecome = (remaining: number) => `Will become ${remaining} after class`;
export const noneRemaining = 'No classes remaining!';
export const uncovered = 'This class will be recorded as uncovered.';
export const comesBack = (remaining: number) => `1 class comes back: ${remaining} remaining after it.`;
export const comesBackWaiting = `1 class comes back and will wait: the limit is ${CLASSES_MAX}.`;
export const nothingComesBack = 'No class was taken, so none comes back.';

const words: Record<AttendanceStatus, string> = { present: 'Present', absent: 'Absent' };
/** `Present, Ms Lee, 15:42` */
export const recorded = (status: AttendanceStatus, who: string, when: string) =>
  `${words[status]}, ${isolateBidi(who)}, ${when}`;
export const recordedNote = (note: string) => `Note: ${note}`;
export const recordedMeanwhile = 'Recorded while this roll was open.';
/** For a row that somebody else changed: what a retry does. */
export const retryRecords = (status: AttendanceStatus) => `Retry records ${status}, as chosen here.`;
export const retryLeaves = 'Retry leaves it unchanged.';
export const gone = 'No longer a current student. Put the tick back as it was to leave this row out.';
export const savedRow = (status: AttendanceStatus, remaining: number) =>
  `Saved: ${status}, ${classes(remaining)} remaining`;

export const notSaved = (failed: number, of: number) =>
  `${of - failed} of ${plural(of, 'student')} saved. ${failed} could not be saved and ${failed === 1 ? 'is' : 'are'} at the top.`;
export const restSaved = (students: number) =>
  `Attendance for ${plural(students, 'student')} is saved. Nothing is left to save.`;
export const noAnswerFor = (students: number) =>
  `No answer came for ${plural(students, 'student')}. This may have been saved; saving again will not do it twice.`;
export const nothingSaved = (students: number) => `Attendance for ${plural(students, 'student')} is not saved yet.`;

export const rollOf = (students: number, alreadyRecorded: number) =>
  alreadyRecorded === 0
    ? plural(students, 'student')
    : `${plural(students, 'student')}, ${alreadyRecorded} already recorded`;
export const shown = (found: number, of: number) => `${found} of ${of} shown`;
export const nobodyFound = 'No name or email contains this.';

export const leaving = {
  title: 'Close without saving?',
  text: 'What you ticked and typed here is not saved, and would be lost.',
  unknown: 'No answer came, so this may or may not have been saved. What you ticked and typed here would be lost.',
  confirm: 'Close without saving',
  cancel: 'Keep open',
};
