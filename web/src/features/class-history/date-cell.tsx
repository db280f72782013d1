import { otherYear, shortDate } from '../../lib/dates.ts';
import { MarginCell } from '../../ui/ledger.tsx';

/** The day that a row is about, before the margin line; on a phone the weekday stands above it, a former year below. */
export function DateCell({ date, timeZone }: { date: string; timeZone: string }) {
  const [weekday, day] = shortDate(date).split(', ');
  const year = otherYear(date, timeZone);
  return (
    <MarginCell className="py-2.5 whitespace-nowrap max-sm:px-2.5 max-sm:first:pl-2.5">
      <time dateTime={date}>
        <span className="max-sm:block">{weekday},</span> {day}
        {year && (
          <>
            <span className="sr-only">,</span> <span className="block text-sm">{year}</span>
          </>
        )}
      </time>
    </MarginCell>
  );
}
