import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { formatDateTime, formatTime, toCentreDate } from '../../../lib/dates.ts';
import { toRecordedByTutorText, toRecordedLaterText } from './class-history-page-copy.ts';

/** Who recorded a row and when. On the row's own date only the time is shown. */
export function toRecordedByText(
  row: { tutor_name: string; created_at: string; effective_on: string },
  timeZone: string,
): string {
  const sameDay = toCentreDate(row.created_at, timeZone) === row.effective_on;
  const tutor = isolateBidi(row.tutor_name);
  return sameDay
    ? toRecordedByTutorText(tutor, formatTime(row.created_at, timeZone))
    : toRecordedLaterText(tutor, formatDateTime(row.created_at, timeZone));
}
