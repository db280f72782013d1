import type { AttendanceRow } from '#contracts/attendance.ts';
import { toLateRuleText } from '#contracts/late-cancellation-text.ts';
import { markChoiceTexts } from '../../copy/attendance.ts';
import { uncoveredText } from '../../copy/common.ts';
import { Badge } from '../../ui/badge.tsx';
import { TickIcon } from '../../ui/tick-icon.tsx';
import { toCorrectedByText } from './record-dialog-copy.ts';

interface RecordStatusProps {
  record: Pick<AttendanceRow, 'status' | 'charge' | 'late_cancellation_hours'>;
}

/**
 * The status: present has a tick, a late cancellation says under which rule its class was taken, and “Uncovered” is added when there
 * was no class to take.
 */
export function RecordStatus({ record: { status, charge, late_cancellation_hours: late } }: RecordStatusProps) {
  const uncovered = charge === 'uncovered' && <Badge tone="danger">{uncoveredText}</Badge>;
  if (status === 'absent' && late === null) return <span className="text-quiet">{markChoiceTexts.absent}</span>;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {late === null ? (
        <>
          <TickIcon className="text-good" />
          {markChoiceTexts.present}
        </>
      ) : (
        <LateCancellation hours={late} />
      )}
      {uncovered}
    </span>
  );
}

/** `Absent, class taken`, and below it the rule of the late cancellation. */
export const LateCancellation = ({ hours }: { hours: number }) => (
  <span>
    {markChoiceTexts['late-cancellation']}
    <span className="block text-sm text-quiet">{toLateRuleText(hours)}</span>
  </span>
);

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
