import { addDays, toNoonDate } from '../../../lib/dates.ts';

/**
 * The weeks of a month (`YYYY-MM`) from Sunday to Saturday, as in the date picker. Days of the months beside it are
 * undefined.
 */
export function listMonthWeeks(month: string): (string | undefined)[][] {
  const first = `${month}-01`;
  const sunday = addDays(first, -toNoonDate(first).getDay());
  const weeks: (string | undefined)[][] = [];
  for (let week = sunday; week <= `${month}-31`; week = addDays(week, 7)) {
    const days = Array.from({ length: 7 }, (_, index) => addDays(week, index));
    weeks.push(days.map((day) => (day.startsWith(month) ? day : undefined)));
  }
  return weeks.filter((days) => days.some((day) => day !== undefined));
}
