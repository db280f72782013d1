import { LedgerDay } from '../../../ui/ledger-day.tsx';
import { MarginTableCell } from '../../../ui/margin-table-cells.tsx';

/** The date of a row, left of the margin line. */
export function DateCell({ date, timeZone }: { date: string; timeZone: string }) {
  return (
    <MarginTableCell className="py-2.5 max-sm:px-2 max-sm:first:pl-2">
      <LedgerDay date={date} timeZone={timeZone} />
    </MarginTableCell>
  );
}
