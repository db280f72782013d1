import { useState } from 'react';
import type { RollStudent } from '#contracts/attendance.ts';
import { type Edits, type Results, type Row, toRow } from './roll-row.ts';

interface Seen {
  /** The students of the list that was loaded last. */
  listed: readonly RollStudent[];
  /** Every student who was listed since the dialog was opened, as last loaded. */
  students: ReadonlyMap<string, RollStudent>;
  /** The version of each student's mark when the student was first listed. */
  opened: ReadonlyMap<string, number>;
}

/**
 * The rows of the open dialog in the order of the list. `changedByOthers` are the students whom another tutor recorded
 * since the dialog was opened.
 */
export function useRows(listed: readonly RollStudent[], edits: Edits, results: Results) {
  const [seen, setSeen] = useState<Seen>(() => add({ listed: [], students: new Map(), opened: new Map() }, listed));
  if (seen.listed !== listed) setSeen(add(seen, listed));
  const current = new Set(listed.map(({ id }) => id));
  const rows = [...seen.students.values()]
    .map((student) => toRow(student, edits[student.id], results[student.id], !current.has(student.id)))
    // The row of a deleted student stays while it has edits or was just saved, so that no row disappears under the
    // tutor's hands.
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
