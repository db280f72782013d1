import { useState } from 'react';
import type { TransactionRow } from '#contracts/classes.ts';

type Tutor = { id: string; name: string };

/** Everybody who stands in the rows shown so far, also after a filter has narrowed them down; by name. */
export function useSeenTutors(rows: readonly TransactionRow[] = []): readonly Tutor[] {
  const [seen, setSeen] = useState<readonly Tutor[]>([]);
  const known = new Set(seen.map(({ id }) => id));
  const added = new Map(rows.filter((row) => !known.has(row.tutor_id)).map((row) => [row.tutor_id, row.tutor_name]));
  if (added.size > 0) {
    const all = [...seen, ...[...added].map(([id, name]) => ({ id, name }))];
    setSeen(all.sort((one, other) => one.name.localeCompare(other.name)));
  }
  return seen;
}
