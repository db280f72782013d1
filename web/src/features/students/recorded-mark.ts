import type { AttendanceRow } from '#contracts/attendance.ts';
import { civilOfInstant, instantDateTime, instantTime } from '../../lib/dates.ts';
import type { RecordedMark } from './attendance-preview.ts';

/** What stands for a date, with who recorded it last and when: `Sam at 15:40`, on other days `Sam on Nov 20, 2026, 15:40`. */
export function recordedMark(
  row: AttendanceRow,
  { today, timeZone }: { today: string; timeZone: string },
): RecordedMark {
  const sameDay = civilOfInstant(row.updated_at, timeZone) === today;
  const when = sameDay
    ? `at ${instantTime(row.updated_at, timeZone)}`
    : `on ${instantDateTime(row.updated_at, timeZone)}`;
  return { status: row.status, charge: row.charge, by: `${row.tutor_name} ${when}` };
}
