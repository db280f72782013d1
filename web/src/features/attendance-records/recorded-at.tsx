import type { AttendanceRow } from '#contracts/attendance.ts';
import { civilDateAt, instantDateTime, instantTime } from '../../lib/dates.ts';
import { PersonName } from '../../ui/person-name.tsx';

/** When the record was made or last changed, and by whom. */
export function RecordedAt({ record, timeZone }: { record: AttendanceRow; timeZone: string }) {
  const { created_at: created, updated_at: updated, tutor_name: tutor } = record;
  const recordedOn = civilDateAt(created, timeZone);
  const changed = created === updated ? null : timeBeside(updated, recordedOn, timeZone);
  return (
    <p className="text-sm text-quiet wrap-anywhere">
      <time dateTime={created} className="whitespace-nowrap text-ink max-sm:hidden">
        {instantDateTime(created, timeZone)}
      </time>
      <time dateTime={created} className="sm:hidden">
        Recorded {timeBeside(created, record.date, timeZone)}
      </time>{' '}
      {changed === null ? (
        <>
          <span className="sm:max-lg:hidden">· </span>
          <span className="sm:max-lg:block">
            <PersonName name={tutor} />
          </span>
        </>
      ) : (
        <span className="block">
          changed {changed} by <PersonName name={tutor} />
        </span>
      )}
    </p>
  );
}

/** The time without the date when it is on the day that the row shows. */
const timeBeside = (instant: string, day: string, timeZone: string): string =>
  civilDateAt(instant, timeZone) === day ? instantTime(instant, timeZone) : instantDateTime(instant, timeZone);
