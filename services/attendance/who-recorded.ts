/** Who recorded a mark and when, in words and in the centre's time zone. */
import { Temporal } from 'temporal-polyfill';

interface Recorded {
  readonly tutor_name: string;
  /** UTC instant. */
  readonly updated_at: string;
}

/** ‘by Ms Lee at 15:42’; of a record made on another day than its own, ‘by Ms Lee on 14 November 2026 at 15:42’. */
export function byWhom({ tutor_name, updated_at }: Recorded, date: string, timeZone: string): string {
  const at = Temporal.Instant.from(updated_at).toZonedDateTimeISO(timeZone);
  const time = at.toPlainTime().toString({ smallestUnit: 'minute' });
  const day = at.toPlainDate();
  return `by ${tutor_name} ${day.toString() === date ? '' : `on ${inWords(day)} `}at ${time}`;
}

/** ‘Friday, 13 November 2026’ */
export function dayInWords(date: string): string {
  const day = Temporal.PlainDate.from(date);
  return `${day.toLocaleString('en-GB', { weekday: 'long' })}, ${inWords(day)}`;
}

const inWords = (day: Temporal.PlainDate) =>
  day.toLocaleString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
