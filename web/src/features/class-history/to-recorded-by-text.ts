import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { formatDateTime, formatTime, toCentreDate } from '../../lib/dates.ts';

/** Who recorded a row and when. On the row's own date only the time is shown. */
export function toRecordedByText(
  row: { tutor_name: string; created_at: string; effective_on: string },
  timeZone: string,
): string {
  const sameDay = toCentreDate(row.created_at, timeZone) === row.effective_on;
  return sameDay
    ? `${isolateBidi(row.tutor_name)}, ${formatTime(row.created_at, timeZone)}`
    : `${isolateBidi(row.tutor_name)}, recorded ${formatDateTime(row.created_at, timeZone)}`;
}
