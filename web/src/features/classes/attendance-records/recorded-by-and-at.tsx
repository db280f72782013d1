import type { AttendanceRow } from '#contracts/attendance.ts';
import { formatDateTime, formatTime, toCentreDate } from '../../../lib/dates.ts';
import { CorrectedBy } from '../../../shared/attendance/record-status.tsx';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { toChangedTimeText, toRecordedTimeText } from './attendance-records-copy.ts';

/** When the record was made, who corrected it, and any other last change. */
export function RecordedByAndAt({ record, timeZone }: { record: AttendanceRow; timeZone: string }) {
  const { created_at: created, updated_at: updated, tutor_name: tutor, corrected_at, corrected_by } = record;
  const recordedOn = toCentreDate(created, timeZone);
  const isChanged = updated !== created && updated !== corrected_at;
  return (
    <p className="text-sm text-quiet wrap-anywhere">
      <time dateTime={created} className="text-ink lg:whitespace-nowrap max-sm:hidden">
        {formatDateTime(created, timeZone)}
      </time>
      <time dateTime={created} className="sm:hidden">
        {toRecordedTimeText(formatTimeBesideDay(created, record.date, timeZone))}
      </time>{' '}
      {updated === created && (
        <>
          <span className="sm:hidden">· </span>
          <span className="sm:block">
            <BidiIsolatedName name={tutor} />
          </span>
        </>
      )}
      <CorrectedBy at={corrected_at} by={corrected_by} timeZone={timeZone} />
      {isChanged && (
        <span className="block">
          {toChangedTimeText(formatTimeBesideDay(updated, recordedOn, timeZone))} <BidiIsolatedName name={tutor} />
        </span>
      )}
    </p>
  );
}

/** The time without the date when it is on the day that the row shows. */
const formatTimeBesideDay = (instant: string, day: string, timeZone: string): string =>
  toCentreDate(instant, timeZone) === day ? formatTime(instant, timeZone) : formatDateTime(instant, timeZone);
