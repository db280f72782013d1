import { Temporal } from 'temporal-polyfill';
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { formatTimeOfDay } from '#services/platform/clock.ts';

interface RecordedMark {
  readonly tutor_name: string;
  /** UTC instant. */
  readonly updated_at: string;
}

/**
 * ‘by Ms Lee at 3:42 PM’ for a mark changed on its own date, else ‘by Ms Lee on November 14, 2026 at 3:42 PM’. Times are in
 * the centre's time zone.
 */
export function formatRecordedBy({ tutor_name, updated_at }: RecordedMark, date: string, timeZone: string): string {
  const at = Temporal.Instant.from(updated_at).toZonedDateTimeISO(timeZone);
  const time = formatTimeOfDay(new Date(updated_at), timeZone);
  const day = at.toPlainDate();
  return `by ${isolateBidi(tutor_name)} ${day.toString() === date ? '' : `on ${formatLongDate(day)} `}at ${time}`;
}

/** For example ‘Friday, November 13, 2026’. */
export const formatLongDay = (date: string): string =>
  formatLongDate(Temporal.PlainDate.from(date), { weekday: 'long' });

/** For example ‘November 13, 2026’, the same format as in the web application. */
const formatLongDate = (day: Temporal.PlainDate, more: Intl.DateTimeFormatOptions = {}) =>
  day.toLocaleString('en-US', { ...more, year: 'numeric', month: 'long', day: 'numeric' });
