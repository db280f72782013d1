import type { ClassHistoryEntry } from '#contracts/classes.ts';

export interface StatementRow {
  entry: ClassHistoryEntry;
  /** True for a row that follows the row that it gives back or reverses. */
  isJoined: boolean;
}

/** The rows in their order, with each correction below the row that it corrects, if that is listed. */
export function joinCorrections(entries: readonly ClassHistoryEntry[]): StatementRow[] {
  const listed = new Set(entries.map(({ id }) => id));
  const findCorrected = (entry: ClassHistoryEntry) =>
    entry.kind === 'transaction' && entry.reversed !== null && listed.has(entry.reversed) ? entry.reversed : undefined;
  const corrections = Map.groupBy(entries, findCorrected);
  return (corrections.get(undefined) ?? []).flatMap((entry) => [
    { entry, isJoined: false },
    ...(corrections.get(entry.id) ?? []).map((correction) => ({ entry: correction, isJoined: true })),
  ]);
}
