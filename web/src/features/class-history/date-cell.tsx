import { shortDate } from '../../lib/dates.ts';
import { MarginCell } from '../../ui/ledger.tsx';

/** The day that a row is about, before the margin line; on a phone the weekday stands above it. */
export function DateCell({ date }: { date: string }) {
  const [weekday, day] = shortDate(date).split(', ');
  return (
    <MarginCell className="py-2.5 whitespace-nowrap max-sm:px-2.5 max-sm:first:pl-2.5">
      <time dateTime={date}>
        <span className="max-sm:block">{weekday},</span> {day}
      </time>
    </MarginCell>
  );
}
