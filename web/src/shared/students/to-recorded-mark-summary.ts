import type { AttendanceRow } from '#contracts/attendance.ts';
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { formatAtPhrase } from '../../copy/at-phrase.ts';
import type { RecordedMarkSummary } from './preview-mark.ts';

/**
 * Converts the record of a date, with the tutor and the time: `Sam at 15:40`, on other days `Sam on Nov 20, 2026,
 * 15:40`.
 */
export function toRecordedMarkSummary(
  row: AttendanceRow,
  day: { today: string; timeZone: string },
): RecordedMarkSummary {
  return {
    status: row.status,
    charge: row.charge,
    by: `${isolateBidi(row.tutor_name)} ${formatAtPhrase(row.updated_at, day)}`,
  };
}
