import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { civilDateAt, instantDateTime, instantTime } from '../../lib/dates.ts';

/** Who recorded a row and when. On the row's own date only the time is shown. */
export function recordedByText(
  row: { tutor_name: string; created_at: string; effective_on: string },
  timeZone: string,
): string {
  const sameDay = civilDateAt(row.created_at, timeZone) === row.effective_on;
  return sameDay
    ? `${isolateBidi(row.tutor_name)}, ${instantTime(row.created_at, timeZone)}`
    : `${isolateBidi(row.tutor_name)}, recorded ${instantDateTime(row.created_at, timeZone)}`;
}
