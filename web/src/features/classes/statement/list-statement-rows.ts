import type { StatementResponse } from '#contracts/class-audit.ts';
import type { ClassHistoryEntry } from '#contracts/classes.ts';

export interface StatementRow {
  entry: ClassHistoryEntry;
  change: number;
  /** The classes left after the row and all rows before it. */
  left: number;
}

/** The rows of a period from its opening to its closing. `older` is the change by the rows that are not listed. */
export function listStatementRows({ totals, entries }: Pick<StatementResponse, 'totals' | 'entries'>): {
  older: number;
  rows: StatementRow[];
} {
  const changes = entries.map((entry) => (entry.kind === 'mark' ? 0 : entry.applied_remaining));
  const listed = changes.reduce((sum, change) => sum + change, 0);
  const older = totals.closing - totals.opening - listed;
  let left = totals.opening + older;
  const rows = entries.map((entry, at) => {
    const change = changes[at] ?? 0;
    left += change;
    return { entry, change, left };
  });
  return { older, rows };
}
