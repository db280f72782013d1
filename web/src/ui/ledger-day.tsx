import { cx } from 'class-variance-authority';
import { findYearUnlessCurrent, formatWeekdayAndDay } from '../lib/dates.ts';

interface LedgerDayProps {
  /** Civil date. */
  date: string;
  /** The centre's time zone, which decides which year is the current one. */
  timeZone: string;
  /** Class names of the year. */
  yearClassName?: string;
}

/** The day of a ledger row, with the weekday. A year other than the current one is shown below it. */
export function LedgerDay({ date, timeZone, yearClassName }: LedgerDayProps) {
  const [weekday, day] = formatWeekdayAndDay(date).split(', ');
  const year = findYearUnlessCurrent(date, timeZone);
  return (
    <time dateTime={date}>
      <span className="max-sm:block">{weekday},</span> <span className="sm:whitespace-nowrap">{day}</span>
      {year && (
        <>
          <span className="sr-only">,</span> <span className={cx('block text-sm', yearClassName)}>{year}</span>
        </>
      )}
    </time>
  );
}
