import { addDays, toNoonDate } from '../../../lib/dates.ts';

/** A month of 31 days that begins on a Friday or Saturday is in six weeks. */
const WEEKS_MAX = 6;

/**
 * The weeks of a month (`YYYY-MM`) from Sunday to Saturday, as in the date picker. Days of the months beside it are
 * undefined.
 */
export function listMonthWeeks(month: string): (string | undefined)[][] {
  const first = `${month}-01`;
  const sunday = addDays(first, -toNoonDate(first).getDay());
  // Not up to the last day, because the day after 9999-12-31 sorts before it.
  const weeks = Array.from({ length: WEEKS_MAX }, (_, week) => {
    const days = Array.from({ length: 7 }, (_, day) => addDays(sunday, 7 * week + day));
    return days.map((day) => (day.startsWith(month) ? day : undefined));
  });
  return weeks.filter((days) => days.some((day) => day !== undefined));
}
