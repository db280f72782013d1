/** Texts of absences that are reported ahead, for students and for tutors. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { formatDateTime, formatWeekdayAndDate } from '../lib/dates.ts';

export const absenceTexts = {
  heading: 'Reported absences',
  /** Beside the button where no class is planned. */
  cannotCome: 'Can’t come to a class?',
  report: 'Report an absence',
  reporting: 'Reporting...',
  description: 'The tutors see it on the roll of that day. It marks nobody absent and takes no class.',
  date: 'Not coming on',
  reason: 'Reason',
  reasonHint: 'Only tutors, the student and their family can read it.',
  failed: "Couldn't report the absence",
  withdraw: 'Coming after all',
  withdrawing: 'Withdrawing...',
  withdrawn: 'Reported absence withdrawn',
  withdrawFailed: "Couldn't withdraw the absence",
  marked: 'Attendance is recorded',
};

export const toReportedText = (date: string) => `Absence reported for ${formatWeekdayAndDate(date)}`;
export const toNotComingText = (date: string) => `Not coming on ${formatWeekdayAndDate(date)}`;

/** On the roll: what was said ahead, and when. */
export const toAbsenceOnRollText = (
  { reason, reported_at }: { reason: string | null; reported_at: string },
  timeZone: string,
) => `Not coming${reason ? `: ${isolateBidi(reason)}` : ''} (reported ${formatDateTime(reported_at, timeZone)})`;
