import { cx } from 'class-variance-authority';
import { shortDate, yearIfNotCurrent } from '../lib/dates.ts';

interface LedgerDayProps {
  /** Civil date. */
  date: string;
  /** Time zone of the centre, which determines the current year. */
  timeZone: string;
  /** Class names of the year. */
  yearClassName?: string;
}

/** A day in a ledger, with its weekday; another year is shown below it. */
export function LedgerDay({ date, timeZone, yearClassName }: LedgerDayProps) {
  const [weekday, day] = shortDate(date).split(', ');
  const year = yearIfNotCurrent(date, timeZone);
  return (
    <time dateTime={date}>
      <span className="max-sm:block">{weekday},</span> {day}
      {year && (
        <>
          <span className="sr-only">,</span> <span className={cx('block text-sm', yearClassName)}>{year}</span>
        </>
      )}
    </time>
  );
}
