import { addDays, findYearUnlessCurrent, formatWeekdayAndDay, toCentreDate } from '../../../lib/dates.ts';
import { dayTexts } from './activity-copy.ts';

export interface ActivityDay<Entry> {
  /** `2026-11-20` */
  date: string;
  /** `Today`, `Yesterday` or `Wed, Nov 18`, with the year unless it is the current one. */
  title: string;
  entries: Entry[];
}

/** Groups entries by the centre's day on which they happened, in unchanged order. */
export function groupEntriesByDay<Entry extends { created_at: string }>(
  entries: readonly Entry[],
  { today, timeZone }: { today: string; timeZone: string },
): ActivityDay<Entry>[] {
  const days: ActivityDay<Entry>[] = [];
  for (const entry of entries) {
    const date = toCentreDate(entry.created_at, timeZone);
    const last = days.at(-1);
    if (last?.date === date) last.entries.push(entry);
    else days.push({ date, title: toDayTitle(date, today, timeZone), entries: [entry] });
  }
  return days;
}

function toDayTitle(date: string, today: string, timeZone: string): string {
  if (date === today) return dayTexts.today;
  if (date === addDays(today, -1)) return dayTexts.yesterday;
  const year = findYearUnlessCurrent(date, timeZone, new Date(`${today}T12:00:00Z`));
  return year === undefined ? formatWeekdayAndDay(date) : `${formatWeekdayAndDay(date)}, ${year}`;
}
