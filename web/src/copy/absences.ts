/** Texts of absences that are reported ahead, for students, families and tutors. */
import type { RollStudent } from '#contracts/attendance.ts';
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { formatClockTime } from '../lib/clock-times.ts';
import { formatDateTime, formatWeekdayAndDate } from '../lib/dates.ts';
import { formatCount } from '../lib/format-count.ts';

export const absenceTexts = {
  heading: 'Reported absences',
  /** Beside the button where no class is planned. */
  cannotCome: 'Can’t come to a class?',
  report: 'Report an absence',
  reporting: 'Reporting...',
  toReportTitle: (name: string) => `Report an absence of ${isolateBidi(name)}`,
  description: 'The tutors see it on the roll of that day. It marks nobody absent and takes no class.',
  descriptionForTutors:
    'It shows on the roll of that day, and the student and their family see that the center entered it. It marks nobody absent and takes no class.',
  loading: 'Loading classes...',
  loadingFailed: 'Error loading the next classes',
  /** The button on the roll. */
  notComing: 'Not coming',
  date: 'Not coming on',
  toLateHint: (hours: number) =>
    `An absence that is reported less than ${formatCount(hours, 'hour')} before class can count as a class taken.`,
  reason: 'Reason',
  reasonHint: 'Only tutors, the student and their family can read it.',
  failed: "Couldn't report the absence",
  withdraw: 'Coming after all',
  withdrawing: 'Withdrawing...',
  withdrawn: 'Reported absence withdrawn',
  withdrawFailed: "Couldn't withdraw the absence",
  marked: 'Attendance is recorded',
  byCenter: 'Entered by the center',
};

export const toReportedText = (date: string) => `Absence reported for ${formatWeekdayAndDate(date)}`;
export const toNotComingText = (date: string) => `Not coming on ${formatWeekdayAndDate(date)}`;

/** On the roll: whether the student or family reported an absence in time by the rule of the day. */
export const toAbsenceNoticeText = (
  { class_begins, in_time }: NonNullable<NonNullable<RollStudent['absence']>['notice']>,
  hours: number,
) =>
  `${in_time ? 'In time: at least' : 'Late: less than'} ${formatCount(hours, 'hour')} before class at ${formatClockTime(class_begins)}`;

/** On the roll: what was said ahead, when, and by whom if not by the student. */
export const toAbsenceOnRollText = (
  { reason, reported_at, reported_by }: NonNullable<RollStudent['absence']>,
  timeZone: string,
) =>
  `Not coming${reason ? `: ${isolateBidi(reason)}` : ''} (reported ${reported_by ? `by ${isolateBidi(reported_by)}, ` : ''}${formatDateTime(reported_at, timeZone)})`;
