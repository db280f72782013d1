import { formatMonthAndYear, toCentreDate } from '../../lib/dates.ts';

export interface HistoryMonth<Entry> {
  /** `2026-11` */
  key: string;
  /** `November 2026` */
  title: string;
  entries: Entry[];
}

/**
 * Groups entries, newest first, by the month in which they were recorded. The order does not change, so that each
 * balance follows from the row below. A correction is in the month in which it was made.
 */
export function groupEntriesByMonth<Entry extends { created_at: string }>(
  entries: readonly Entry[],
  timeZone: string,
): HistoryMonth<Entry>[] {
  const months: HistoryMonth<Entry>[] = [];
  for (const entry of entries) {
    const day = toCentreDate(entry.created_at, timeZone);
    const key = day.slice(0, 7);
    const last = months.at(-1);
    if (last?.key === key) last.entries.push(entry);
    else months.push({ key, title: formatMonthAndYear(day), entries: [entry] });
  }
  return months;
}
