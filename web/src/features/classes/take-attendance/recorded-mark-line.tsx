import type { AttendanceRow, RollMark } from '#contracts/attendance.ts';
import { uncoveredText } from '../../../copy/common.ts';
import { toRecordedMarkText } from '../../../copy/take-attendance.ts';
import { formatDateTime, formatTime, toCentreDate } from '../../../lib/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { TickIcon } from '../../../ui/tick-icon.tsx';
import { CorrectedBy } from '../attendance/corrected-by.tsx';

interface RecordedMarkLineProps {
  mark: RollMark & Partial<Pick<AttendanceRow, 'corrected_at' | 'corrected_by'>>;
  /** Civil date of the mark. */
  date: string;
  timeZone: string;
}

/** The recorded mark, such as `Present, Ms Lee, 15:42`, with the date if it was recorded on another day. */
export function RecordedMarkLine({
  mark: { status, charge, tutor_name, updated_at, corrected_at = null, corrected_by = null },
  date,
  timeZone,
}: RecordedMarkLineProps) {
  const sameDay = toCentreDate(updated_at, timeZone) === date;
  const when = (sameDay ? formatTime : formatDateTime)(updated_at, timeZone);
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-sm text-quiet">
      <span className="wrap-anywhere">
        {status === 'present' && <TickIcon className="mr-1 inline text-good" />}
        {toRecordedMarkText(status, tutor_name, when)}
      </span>
      {charge === 'uncovered' && <Badge tone="danger">{uncoveredText}</Badge>}
      <CorrectedBy at={corrected_at} by={corrected_by} timeZone={timeZone} />
    </span>
  );
}
