import type { ClassHistoryOrder } from '#events/values/shapes.ts';
import { formatMonthAndYear, toCentreDate } from '../../../lib/dates.ts';

export interface HistoryMonth<Entry> {
  /** `2026-11` */
  key: string;
  /** `November 2026` */
  title: string;
  entries: Entry[];
}

/**
 * Groups entries by the month of the day by which they are ordered. Their order does not change. A correction is in the
 * month of its class, or, ordered by recording, in the month in which it was made.
 */
export function groupEntriesByMonth<Entry extends { created_at: string; effective_on: string }>(
  entries: readonly Entry[],
  order: ClassHistoryOrder,
  timeZone: string,
): HistoryMonth<Entry>[] {
  const months: HistoryMonth<Entry>[] = [];
  for (const entry of entries) {
    const day = order === 'class-day' ? entry.effective_on : toCentreDate(entry.created_at, timeZone);
    const key = day.slice(0, 7);
    const last = months.at(-1);
    if (last?.key === key) last.entries.push(entry);
    else months.push({ key, title: formatMonthAndYear(day), entries: [entry] });
  }
  return months;
}
