/** Texts of Attendance Records; specified texts as in the specification, sections 2 and 8. */

import type { AttendanceHistoryRow } from '#contracts/attendance.ts';
import type { ExportSummary } from '#contracts/exports.ts';
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { toMarkWord, toStatusWord } from '../../../copy/attendance.ts';
import { toStudentCountText } from '../../../copy/counts.ts';
import { formatCount } from '../../../lib/format-count.ts';
import { type MarkChoice, toMarkChoice } from '../../../lib/mark-choice.ts';
import { formatDayWithOtherYear } from '../../../shared/attendance/record-dialog-copy.ts';

export const recordsDescriptionText = 'Every mark of attendance, newest date first.';
export const recordsLoadingText = 'Loading attendance records...';
export const formerStudentText = 'Former';

export const noRecordsTexts = { title: 'No attendance records', text: 'Start marking attendance to see records here' };
export const noMatchingRecordsTexts = {
  title: 'No records match these filters',
  text: 'Choose another student, period or status.',
  clear: 'Clear filters',
};
/** `12 records of 4 students: 10 present, 2 absent` */
export const toRecordSumsText = ({ count, students = 0, present = 0 }: ExportSummary) =>
  `${formatCount(count, 'record')} of ${toStudentCountText(students)}: ${present} present, ${count - present} absent`;
export const recordFilterTexts = {
  label: 'Filter the records',
  everyStatus: 'Every status',
  charge: 'Class',
  everyCharge: 'Any',
};
export const chargeFilterTexts = { covered: 'Taken', uncovered: 'Uncovered' };
export const recordsTableTexts = {
  label: 'Attendance records',
  student: 'Student',
  recordedAt: 'Recorded At',
  /** Around “Status” where one column holds several values. */
  studentAnd: 'Student,',
  andNotes: ', notes',
};
export const recordLinkTexts = {
  formerStudents: 'Former students',
  classHistory: 'Class history',
  activity: 'Activity',
};
export const loadingHistoryText = 'Loading history...';
export const toHistoryOfText = (record: string) => `History of ${record}`;
/** Beside the name of the tutor. */
export const toRecordedTimeText = (time: string) => `Recorded ${time}`;
/** The name of the tutor follows. */
export const toChangedTimeText = (time: string) => `changed ${time} by`;
export const findingLinkedRecordText = 'Looking for the record of this link...';
export const linkedRecordFilteredOutText = "The record in this link doesn't match these filters.";

/** Follows the effect on the classes where a change has effects on two days. */
export const toOnDayText = (date: string, today: string) => ` on ${formatDayWithOtherYear(date, today)}`;

export const toPrivateNoteText = (note: string) => `Private: ${isolateBidi(note)}`;
export const privateNoteClearedText = 'Private note cleared';
/** Shown for records whose student is unknown. */
export const unknownStudentRefusalText = 'The student of this record is no longer known, so it cannot be corrected.';

/** The sentence for one change in the history of a record. */
export function toRecordChangeText({ what, from, to }: RecordChangeFields, today: string): string {
  switch (what) {
    case 'marked':
      return `Marked ${toMarkWord(to)}`;
    case 'corrected':
      return `Corrected from ${toStatusWord(from.choice)} to ${toMarkWord(to)}`;
    case 'moved': {
      const days = `Moved from ${formatDayWithOtherYear(from.date, today)} to ${formatDayWithOtherYear(to.date, today)}`;
      return from.choice === toMarkChoice(to)
        ? days
        : `${days}, from ${toStatusWord(from.choice)} to ${toMarkWord(to)}`;
    }
    case 'noted':
      return 'Note changed';
    case 'privately-noted':
      return 'Private note changed';
    case 'settled':
      return 'Uncovered class settled';
    case 'voided':
      return 'Voided';
  }
}
interface RecordChangeFields {
  what: AttendanceHistoryRow['what'];
  from: { date: string; choice: MarkChoice | null };
  to: Pick<AttendanceHistoryRow, 'date' | 'status' | 'late_cancellation_hours'>;
}

/**
 * The sentence for a class taken (`requested` is −1) or given back (`requested` is 1). `on` is empty or names the day.
 */
export function toClassChangeText({ requested, applied, remaining }: ClassChangeFields, on: string): string {
  const after = remaining === null ? '' : `: ${remaining} remaining`;
  if (requested < 0) return applied < 0 ? `Took 1 class${on}${after}` : `No classes remaining${on}: uncovered`;
  return applied > 0 ? `Gave 1 class back${on}${after}` : `Gave 1 class back${on}, which is now waiting`;
}
interface ClassChangeFields {
  requested: number;
  applied: number;
  remaining: number | null;
}

export const loadingHistoryFailedText = 'Error loading history';
export const noteClearedText = 'The note was cleared.';
