import type { AttendanceRow } from '#contracts/attendance.ts';
import { formatDateTime, formatTime, toCentreDate } from '../../lib/dates.ts';
import { BidiIsolatedName } from '../../ui/bidi-isolated-name.tsx';

/** When the record was made or last changed, and by whom. */
export function RecordedByAndAt({ record, timeZone }: { record: AttendanceRow; timeZone: string }) {
  const { created_at: created, updated_at: updated, tutor_name: tutor } = record;
  const recordedOn = toCentreDate(created, timeZone);
  const changed = created === updated ? null : formatTimeBesideDay(updated, recordedOn, timeZone);
  return (
    <p className="text-sm text-quiet wrap-anywhere">
      <time dateTime={created} className="whitespace-nowrap text-ink max-sm:hidden">
        {formatDateTime(created, timeZone)}
      </time>
      <time dateTime={created} className="sm:hidden">
        Recorded {formatTimeBesideDay(created, record.date, timeZone)}
      </time>{' '}
      {changed === null ? (
        <>
          <span className="sm:max-lg:hidden">· </span>
          <span className="sm:max-lg:block">
            <BidiIsolatedName name={tutor} />
          </span>
        </>
      ) : (
        <span className="block">
          changed {changed} by <BidiIsolatedName name={tutor} />
        </span>
      )}
    </p>
  );
}

/** The time without the date when it is on the day that the row shows. */
const formatTimeBesideDay = (instant: string, day: string, timeZone: string): string =>
  toCentreDate(instant, timeZone) === day ? formatTime(instant, timeZone) : formatDateTime(instant, timeZone);
