import type { ClassHistoryEntry, TransactionRow } from '#contracts/classes.ts';
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

/** The id of the row that corrects, voids or reverses a row; null if there is none. */
export const toCorrectionId = (row: ClassHistoryEntry): string | null =>
  row.correction_id ?? (row.kind === 'transaction' ? row.reversed_by : null);

/**
 * The rows that were corrected, voided or reversed, by the id of their correction. If one correction follows several rows, such
 * as a class and its settlement, it belongs to the last of them.
 */
export function findOriginals(entries: readonly ClassHistoryEntry[]): ReadonlyMap<string, ClassHistoryEntry> {
  const originals = new Map<string, ClassHistoryEntry>();
  for (const row of entries) {
    const id = toCorrectionId(row);
    if (id !== null && row.version > (originals.get(id)?.version ?? 0)) originals.set(id, row);
  }
  return originals;
}

/** The present date of the mark whose last change the row shows. */
export const toMarkDate = (row: ClassHistoryEntry | TransactionRow): string =>
  ('moved_to' in row ? row.moved_to : null) ?? row.effective_on;
