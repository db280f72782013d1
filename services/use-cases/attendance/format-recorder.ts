/** Who recorded a mark and when, in words and in the centre's time zone. */

import { Temporal } from 'temporal-polyfill';
import { isolateBidi } from '#contracts/isolate-bidi.ts';

interface RecordedMark {
  readonly tutor_name: string;
  /** UTC instant. */
  readonly updated_at: string;
}

/** ‘by Ms Lee at 15:42’; of a record made on another day than its own, ‘by Ms Lee on November 14, 2026 at 15:42’. */
export function formatRecorder({ tutor_name, updated_at }: RecordedMark, date: string, timeZone: string): string {
  const at = Temporal.Instant.from(updated_at).toZonedDateTimeISO(timeZone);
  const time = at.toPlainTime().toString({ smallestUnit: 'minute' });
  const day = at.toPlainDate();
  return `by ${isolateBidi(tutor_name)} ${day.toString() === date ? '' : `on ${inWords(day)} `}at ${time}`;
}

/** ‘Friday, November 13, 2026’ */
export const formatLongDay = (date: string): string => inWords(Temporal.PlainDate.from(date), { weekday: 'long' });

/** As the web writes days. */
const inWords = (day: Temporal.PlainDate, more: Intl.DateTimeFormatOptions = {}) =>
  day.toLocaleString('en-US', { ...more, year: 'numeric', month: 'long', day: 'numeric' });
