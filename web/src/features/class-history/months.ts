import { civilOfInstant, monthOf } from '../../lib/dates.ts';

export interface Month<Entry> {
  /** `2026-11` */
  key: string;
  /** `November 2026` */
  title: string;
  entries: Entry[];
}

/**
 * Entries under the month in which they were recorded, in the order given: newest first, so that the balances after
 * them follow one another. A correction of a former month stands where it was made.
 */
export function byMonth<Entry extends { created_at: string }>(
  entries: readonly Entry[],
  timeZone: string,
): Month<Entry>[] {
  const months: Month<Entry>[] = [];
  for (const entry of entries) {
    const day = civilOfInstant(entry.created_at, timeZone);
    const key = day.slice(0, 7);
    const last = months.at(-1);
    if (last?.key === key) last.entries.push(entry);
    else months.push({ key, title: monthOf(day), entries: [entry] });
  }
  return months;
}
