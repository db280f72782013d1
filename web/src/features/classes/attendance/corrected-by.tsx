import { toCentreDate } from '../../../lib/dates.ts';
import { toCorrectedByText } from '../attendance-records/attendance-records-copy.ts';

interface CorrectedByProps {
  /** UTC instant; null for a record that is as it was recorded. */
  at: string | null;
  by: string | null;
  timeZone: string;
}

/** `Corrected Nov 12, 2026 by Ms Lee`, on a line of its own. */
export function CorrectedBy({ at, by, timeZone }: CorrectedByProps) {
  if (at === null || by === null) return null;
  return (
    <span className="block text-sm text-caution wrap-anywhere">
      {toCorrectedByText('corrected', toCentreDate(at, timeZone), by)}
    </span>
  );
}
