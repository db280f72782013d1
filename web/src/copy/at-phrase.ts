import { formatDateTime, formatTime, toCentreDate } from '../lib/dates.ts';

/** `at 3:40 PM` for an instant of the centre's current day, otherwise `on Nov 20, 2026, 3:40 PM`. */
export const formatAtPhrase = (instant: string, { today, timeZone }: { today: string; timeZone: string }): string =>
  toCentreDate(instant, timeZone) === today
    ? `at ${formatTime(instant, timeZone)}`
    : `on ${formatDateTime(instant, timeZone)}`;
