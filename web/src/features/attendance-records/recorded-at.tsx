import type { AttendanceRow } from '#contracts/attendance.ts';
import { civilOfInstant, instantDateTime, instantTime } from '../../lib/dates.ts';

/** When it was recorded; below who did, or who changed it last and when. */
export function RecordedAt({ record, timeZone }: { record: AttendanceRow; timeZone: string }) {
  const { created_at: created, updated_at: updated, tutor_name: tutor } = record;
  const sameDay = civilOfInstant(created, timeZone) === civilOfInstant(updated, timeZone);
  return (
    <div className="text-sm text-quiet">
      <time dateTime={created} className="sm:text-base sm:text-ink">
        <span className="sr-only sm:hidden">Recorded at </span>
        {instantDateTime(created, timeZone)}
      </time>
      <span className="block wrap-anywhere">
        {created === updated
          ? `by ${tutor}`
          : `changed ${sameDay ? instantTime(updated, timeZone) : instantDateTime(updated, timeZone)} by ${tutor}`}
      </span>
    </div>
  );
}
