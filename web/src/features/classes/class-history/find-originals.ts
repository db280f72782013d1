import type { ClassHistoryEntry, TransactionRow } from '#contracts/classes.ts';

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
