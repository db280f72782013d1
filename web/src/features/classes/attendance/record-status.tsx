import type { AttendanceRow } from '#contracts/attendance.ts';
import { attendanceStatusTexts } from '../../../copy/attendance.ts';
import { uncoveredText } from '../../../copy/common.ts';
import { Badge } from '../../../ui/badge.tsx';
import { TickIcon } from '../../../ui/tick-icon.tsx';

/** The status: present has a tick, and “Uncovered” is added when there was no class to take. */
export function RecordStatus({ record: { status, charge } }: { record: Pick<AttendanceRow, 'status' | 'charge'> }) {
  if (status === 'absent') return <span className="text-quiet">{attendanceStatusTexts.absent}</span>;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <TickIcon className="text-good" />
      {attendanceStatusTexts.present}
      {charge === 'uncovered' && <Badge tone="danger">{uncoveredText}</Badge>}
    </span>
  );
}
