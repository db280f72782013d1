/** Texts of one attendance record and of the dialogs that correct and void it. */
import type { AttendanceRow, CorrectAttendanceRequest } from '#contracts/attendance.ts';
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import type { BalanceResponse } from '#contracts/students.ts';
import { toMarkWord, toStatusWord, voidMarkTitle } from '../../copy/attendance.ts';
import { unknownStudentText } from '../../copy/common.ts';
import { formatDateTime, formatMediumDate, formatWeekdayAndDay } from '../../lib/dates.ts';
import { formatCount } from '../../lib/format-count.ts';
import { toMarkChoice, toRequestedChoice } from '../../lib/mark-choice.ts';

export const recordsLoadingFailedText = 'Error loading attendance';
export const toRecordStudentNameText = ({ student_name }: Pick<AttendanceRow, 'student_name'>): string =>
  student_name || unknownStudentText;

/** `Nov 12` in the centre's current year, otherwise with the year. */
export const formatDayWithOtherYear = (date: string, today: string): string =>
  date.slice(0, 4) === today.slice(0, 4) ? (formatWeekdayAndDay(date).split(', ')[1] ?? date) : formatMediumDate(date);

/** `Corrected Nov 12, 2026, 7:10 PM by Ms Lee`: each page says the same time of a correction. */
export const toCorrectedByText = (as: 'corrected' | 'voided', at: string, timeZone: string, name: string): string =>
  `${as === 'voided' ? 'Voided' : 'Corrected'} ${formatDateTime(at, timeZone)} by ${isolateBidi(name)}`;
export const correctText = 'Correct';
/** Of the dialogs on one record. */
export const recordDialogTitles = { correct: 'Correct attendance', void: voidMarkTitle };
export const loadingRecordText = 'Loading the record...';
export const recordMovedText =
  'This record has been moved or voided since the page was loaded. The page shows where it is now.';
/** Of a class that is given back when the limit is reached. */
export const toClassWaitsText = (classesMax: number) =>
  `The class given back is now waiting; the limit is ${classesMax}.`;
/** Of a class that will be uncovered although classes are waiting. */
export const toSettleLaterText = (waiting: number): string =>
  `You can apply the ${formatCount(waiting, 'waiting class', 'waiting classes')} afterwards and settle it.`;

export const saveCorrectionText = 'Save correction';
export const attendanceCorrectedText = 'Attendance corrected';
export const correctionFailedText = 'Error correcting attendance';
export const nothingToCorrectText = 'Nothing is changed yet. Choose another status or date, or change the note.';

type RecordState = Pick<AttendanceRow, 'student_name' | 'status' | 'late_cancellation_hours' | 'date' | 'tutor_name'>;
type RecordStateWithNote = RecordState & Pick<AttendanceRow, 'notes'>;
/** Says how the current record differs from the one on the screen. `when` is a phrase such as `at 15:42`. */
export function toRecordConflictText(
  now: RecordStateWithNote,
  before: RecordStateWithNote,
  when: string,
  today: string,
): string {
  const { tutor_name, date } = now;
  const newState =
    toMarkChoice(now) !== toMarkChoice(before) || date !== before.date
      ? `now ${toMarkWord(now)} on ${formatDayWithOtherYear(date, today)}`
      : '';
  const note = (now.notes ?? '') === (before.notes ?? '') ? '' : now.notes ? 'its note changed' : 'its note cleared';
  const what =
    [newState, note].filter(Boolean).join(', ') || `still ${toMarkWord(now)} on ${formatDayWithOtherYear(date, today)}`;
  return `Changed by ${isolateBidi(tutor_name)} ${when} since you looked: ${what}.`;
}
export const loadCurrentRecordText = 'Load the current record';
export const toRecordExistsOnDateText = (record: RecordState, when: string, today: string): string =>
  `${isolateBidi(toRecordStudentNameText(record))} already has a record on ${formatDayWithOtherYear(record.date, today)}: ${toMarkWord(record)}, by ${isolateBidi(record.tutor_name)} ${when}. Correct that one, or choose another date.`;

/** The lines below the toast “Attendance corrected”: the new state of the record and the effect on the classes. */
export const toCorrectionDetailText = (
  name: string,
  { date, ...requested }: Pick<CorrectAttendanceRequest, 'status' | 'late_cancellation' | 'date'>,
  answer: BalanceResponse,
  classesMax: number,
): string =>
  [
    `${isolateBidi(name)} marked as ${toStatusWord(toRequestedChoice(requested))} on ${formatMediumDate(date)}`,
    ...toMovedClassesTexts(answer, classesMax),
  ].join('\n');

/**
 * `change` is the sum over both days of a moved record, so a class given back and a class taken add up to no change.
 */
function toMovedClassesTexts({ change, balance }: BalanceResponse, classesMax: number): string[] {
  if (change === null) return [];
  const after = `${balance.classes_remaining} remaining.`;
  if (change.requested > 0)
    return [change.applied_remaining > 0 ? `1 class given back: ${after}` : toClassWaitsText(classesMax)];
  if (change.requested < 0)
    return [change.applied_remaining < 0 ? `1 class taken: ${after}` : 'The class is uncovered.'];
  return [`1 class given back and 1 taken: ${after}`];
}
