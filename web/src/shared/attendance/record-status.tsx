import type { AttendanceRow } from '#contracts/attendance.ts';
import { attendanceStatusTexts } from '../../copy/attendance.ts';
import { uncoveredText } from '../../copy/common.ts';
import { Badge } from '../../ui/badge.tsx';
import { TickIcon } from '../../ui/tick-icon.tsx';
import { toCorrectedByText } from './record-dialog-copy.ts';

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

interface CorrectedByProps {
  /** UTC instant; null for a record that is as it was recorded. */
  at: string | null;
  by: string | null;
  timeZone: string;
}

/** `Corrected Nov 12, 2026, 7:10 PM by Ms Lee`, on a line of its own. */
export function CorrectedBy({ at, by, timeZone }: CorrectedByProps) {
  if (at === null || by === null) return null;
  return (
    <span className="block text-sm text-caution wrap-anywhere">{toCorrectedByText('corrected', at, timeZone, by)}</span>
  );
}
