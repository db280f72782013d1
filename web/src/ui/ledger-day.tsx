import { cx } from 'class-variance-authority';
import { shortDate, yearIfNotCurrent } from '../lib/dates.ts';

interface DayProps {
  /** Civil date. */
  date: string;
  /** Of the centre, whose calendar says which year it is. */
  timeZone: string;
  /** Of the year below. */
  yearClassName?: string;
}

/** A day in a ledger; on a phone the weekday stands above it, a former year below everywhere. */
export function LedgerDay({ date, timeZone, yearClassName }: DayProps) {
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
