/** Texts of Attendance Records; specified texts as in the specification, sections 2 and 8. */

import type { AttendanceHistoryRow, AttendanceRow } from '#contracts/attendance.ts';
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import type { BalanceResponse } from '#contracts/students.ts';
import type { AttendanceStatus } from '#events/values/shapes.ts';
import { toStatusWord, voidMarkTitle } from '../../../copy/attendance.ts';
import { unknownStudentText } from '../../../copy/common.ts';
import { formatDateTime, formatMediumDate, formatWeekdayAndDay } from '../../../lib/dates.ts';
import { formatCount } from '../../../lib/format-count.ts';

export const recordsDescriptionText = 'Every mark of attendance, newest date first.';
export const recordsLoadingText = 'Loading attendance records...';
export const recordsLoadingFailedText = 'Error loading attendance';
export const formerStudentText = 'Former';

export const noRecordsTexts = { title: 'No attendance records', text: 'Start marking attendance to see records here' };
export const noMatchingRecordsTexts = {
  title: 'No records match these filters',
  text: 'Choose another student, period or status.',
  clear: 'Clear filters',
};
export const recordFilterTexts = { label: 'Filter the records', everyStatus: 'Every status' };
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

export const toRecordStudentNameText = ({ student_name }: Pick<AttendanceRow, 'student_name'>): string =>
  student_name || unknownStudentText;

/** `Nov 12` in the centre's current year, otherwise with the year. */
export const formatDayWithOtherYear = (date: string, today: string): string =>
  date.slice(0, 4) === today.slice(0, 4) ? (formatWeekdayAndDay(date).split(', ')[1] ?? date) : formatMediumDate(date);

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
      return `Marked ${toStatusWord(to.status)}`;
    case 'corrected':
      return `Corrected from ${toStatusWord(from.status)} to ${toStatusWord(to.status)}`;
    case 'moved': {
      const days = `Moved from ${formatDayWithOtherYear(from.date, today)} to ${formatDayWithOtherYear(to.date, today)}`;
      return from.status === to.status
        ? days
        : `${days}, from ${toStatusWord(from.status)} to ${toStatusWord(to.status)}`;
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
  from: { date: string; status: AttendanceStatus | null };
  to: { date: string; status: AttendanceStatus };
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

/** `Corrected Nov 12, 2026, 7:10 PM by Ms Lee`: each page says the same time of a correction. */
export const toCorrectedByText = (as: 'corrected' | 'voided', at: string, timeZone: string, name: string): string =>
  `${as === 'voided' ? 'Voided' : 'Corrected'} ${formatDateTime(at, timeZone)} by ${isolateBidi(name)}`;
export const correctText = 'Correct';
/** Of the dialogs on one record. */
export const recordDialogTitles = { correct: 'Correct attendance', void: voidMarkTitle };
export const loadingRecordText = 'Loading the record...';
export const recordMovedText =
  'This record has been moved or voided since the page was loaded. The page shows where it is now.';
/** Of a class that will be uncovered although classes are waiting. */
export const toSettleLaterText = (waiting: number): string =>
  `You can apply the ${formatCount(waiting, 'waiting class', 'waiting classes')} afterwards and settle it.`;

export const saveCorrectionText = 'Save correction';
export const attendanceCorrectedText = 'Attendance corrected';
export const correctionFailedText = 'Error correcting attendance';
export const nothingToCorrectText = 'Nothing is changed yet. Choose another status or date, or change the note.';
export const loadingHistoryFailedText = 'Error loading history';
export const noteClearedText = 'The note was cleared.';

type RecordState = Pick<AttendanceRow, 'student_name' | 'status' | 'date' | 'tutor_name'>;
type RecordStateWithNote = RecordState & Pick<AttendanceRow, 'notes'>;
/** Says how the current record differs from the one on the screen. `when` is a phrase such as `at 15:42`. */
export function toRecordConflictText(
  now: RecordStateWithNote,
  before: RecordStateWithNote,
  when: string,
  today: string,
): string {
  const { tutor_name, status, date } = now;
  const newState =
    status !== before.status || date !== before.date
      ? `now ${toStatusWord(status)} on ${formatDayWithOtherYear(date, today)}`
      : '';
  const note = (now.notes ?? '') === (before.notes ?? '') ? '' : now.notes ? 'its note changed' : 'its note cleared';
  const what =
    [newState, note].filter(Boolean).join(', ') ||
    `still ${toStatusWord(status)} on ${formatDayWithOtherYear(date, today)}`;
  return `Changed by ${isolateBidi(tutor_name)} ${when} since you looked: ${what}.`;
}
export const loadCurrentRecordText = 'Load the current record';
export const toRecordExistsOnDateText = (record: RecordState, when: string, today: string): string =>
  `${isolateBidi(toRecordStudentNameText(record))} already has a record on ${formatDayWithOtherYear(record.date, today)}: ${toStatusWord(record.status)}, by ${isolateBidi(record.tutor_name)} ${when}. Correct that one, or choose another date.`;

/** The lines below the toast “Attendance corrected”: the new state of the record and the effect on the classes. */
export const toCorrectionDetailText = (
  name: string,
  { status, date }: { status: AttendanceStatus; date: string },
  answer: BalanceResponse,
  classesMax: number,
): string =>
  [
    `${isolateBidi(name)} marked as ${toStatusWord(status)} on ${formatMediumDate(date)}`,
    ...toMovedClassesTexts(answer, classesMax),
  ].join('\n');

/**
 * `change` is the sum over both days of a moved record, so a class given back and a class taken add up to no change.
 */
function toMovedClassesTexts({ change, balance }: BalanceResponse, classesMax: number): string[] {
  if (change === null) return [];
  const after = `${balance.classes_remaining} remaining.`;
  if (change.requested > 0)
    return [
      change.applied_remaining > 0
        ? `1 class given back: ${after}`
        : `The class given back is now waiting; the limit is ${classesMax}.`,
    ];
  if (change.requested < 0)
    return [change.applied_remaining < 0 ? `1 class taken: ${after}` : 'The class is uncovered.'];
  return [`1 class given back and 1 taken: ${after}`];
}
