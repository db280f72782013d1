import { findYearUnlessCurrent, formatMonthDay, formatTime, toCentreDate } from '../lib/dates.ts';
import { useCentre } from '../session/session.ts';

/** When something happened, left of the margin line of a list. The label says what that was to screen readers. */
export function MarginTime({ label, instant }: { label?: string; instant: string }) {
  const timeZone = useCentre()?.time_zone;
  const date = timeZone && toCentreDate(instant, timeZone);
  return (
    <p className="border-r-2 border-margin/60 px-2 py-3.5 text-right text-sm whitespace-nowrap text-quiet tabular-nums max-sm:text-xs sm:px-4">
      {date && (
        <time dateTime={instant}>
          {label && <span className="sr-only">{label} </span>}
          {formatMonthDay(date)}
          <span className="block">{findYearUnlessCurrent(date, timeZone) ?? formatTime(instant, timeZone)}</span>
        </time>
      )}
    </p>
  );
}
