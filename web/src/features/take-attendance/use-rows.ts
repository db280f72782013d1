import { useState } from 'react';
import type { RollStudent } from '#contracts/attendance.ts';
import { type Edits, type Results, type Row, toRow } from './roll-row.ts';

interface Seen {
  /** The last loaded list. */
  listed: readonly RollStudent[];
  /** Every student listed since the dialog opened, in their last state. */
  students: ReadonlyMap<string, RollStudent>;
  /** The version of each student's mark when first listed. */
  opened: ReadonlyMap<string, number>;
}

/** The rows of the open dialog in the list's order; `changedByOthers` are students whom somebody else recorded since. */
export function useRows(listed: readonly RollStudent[], edits: Edits, results: Results) {
  const [seen, setSeen] = useState<Seen>(() => add({ listed: [], students: new Map(), opened: new Map() }, listed));
  if (seen.listed !== listed) setSeen(add(seen, listed));
  const current = new Set(listed.map(({ id }) => id));
  const rows = [...seen.students.values()]
    .map((student) => toRow(student, edits[student.id], results[student.id], !current.has(student.id)))
    // A student who left stays while their row has changes or was just saved, so that nothing disappears while it is edited.
    .filter(({ gone, changes, locked }) => !gone || changes || locked);
  const isNew = ({ student: { id, mark }, result }: Row) => !result && (mark?.version ?? 0) !== seen.opened.get(id);
  return { rows, changedByOthers: new Set(rows.filter(isNew).map(({ student }) => student.id)) };
}

function add({ students, opened }: Seen, listed: readonly RollStudent[]): Seen {
  const all = new Map([...students, ...listed.map((student) => [student.id, student] as const)]);
  const byName = [...all].sort(([, one], [, other]) => one.name.localeCompare(other.name, 'en'));
  const first = new Map(listed.map(({ id, mark }) => [id, mark?.version ?? 0]));
  return { listed, students: new Map(byName), opened: new Map([...first, ...opened]) };
}
