import { useState } from 'react';
import type { RollStudent } from '#contracts/attendance.ts';
import { type RollEditsByStudentId, type RollResultsByStudentId, type RollRow, toRollRow } from './roll-row.ts';

interface ListedStudents {
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
export function useRollRows(
  listed: readonly RollStudent[],
  edits: RollEditsByStudentId,
  results: RollResultsByStudentId,
) {
  const [seen, setSeen] = useState<ListedStudents>(() =>
    addListed({ listed: [], students: new Map(), opened: new Map() }, listed),
  );
  if (seen.listed !== listed) setSeen(addListed(seen, listed));
  const current = new Set(listed.map(({ id }) => id));
  const rows = [...seen.students.values()]
    .map((student) => toRollRow(student, edits[student.id], results[student.id], !current.has(student.id)))
    // The row of a deleted student stays while it has edits or was just saved, so that no row disappears under the
    // tutor's hands.
    .filter(({ gone, changes, locked }) => !gone || changes || locked);
  const isNew = ({ student: { id, mark }, result }: RollRow) => !result && (mark?.version ?? 0) !== seen.opened.get(id);
  return { rows, changedByOthers: new Set(rows.filter(isNew).map(({ student }) => student.id)) };
}

function addListed({ students, opened }: ListedStudents, listed: readonly RollStudent[]): ListedStudents {
  const all = new Map([...students, ...listed.map((student) => [student.id, student] as const)]);
  const byName = [...all].sort(([, one], [, other]) => one.name.localeCompare(other.name, 'en'));
  const first = new Map(listed.map(({ id, mark }) => [id, mark?.version ?? 0]));
  return { listed, students: new Map(byName), opened: new Map([...first, ...opened]) };
}
