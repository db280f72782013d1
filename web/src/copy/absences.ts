/** Texts of absences that are reported ahead, for students and for tutors. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { formatDateTime, formatWeekdayAndDate } from '../lib/dates.ts';

export const absenceTexts = {
  heading: 'Reported absences',
  /** Beside the button where no class is planned. */
  cannotCome: 'Can’t come to a class?',
  report: 'Report an absence',
  reporting: 'Reporting...',
  description: 'Your tutors see it on the roll of that day. It does not mark you absent and takes no class.',
  date: 'Not coming on',
  reason: 'Reason',
  reasonHint: 'Only your tutors and you can read it.',
  failed: "Couldn't report the absence",
  withdraw: 'I’m coming after all',
  withdrawing: 'Withdrawing...',
  withdrawn: 'Your tutors know that you are coming',
  withdrawFailed: "Couldn't withdraw the absence",
  marked: 'Attendance is recorded',
};

export const toReportedText = (date: string) => `Absence reported for ${formatWeekdayAndDate(date)}`;
export const toNotComingText = (date: string) => `Not coming on ${formatWeekdayAndDate(date)}`;

/** On the roll: what the student said, and when. */
export const toAbsenceOnRollText = (
  { reason, reported_at }: { reason: string | null; reported_at: string },
  timeZone: string,
) => `Said they are not coming${reason ? `: ${isolateBidi(reason)}` : ''} (${formatDateTime(reported_at, timeZone)})`;
