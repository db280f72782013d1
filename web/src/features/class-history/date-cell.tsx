import { MarginCell } from '../../ui/ledger.tsx';
import { LedgerDay } from '../../ui/ledger-day.tsx';

/** The date of a row, left of the margin line. */
export function DateCell({ date, timeZone }: { date: string; timeZone: string }) {
  return (
    <MarginCell className="py-2.5 whitespace-nowrap max-sm:px-2.5 max-sm:first:pl-2.5">
      <LedgerDay date={date} timeZone={timeZone} />
    </MarginCell>
  );
}
