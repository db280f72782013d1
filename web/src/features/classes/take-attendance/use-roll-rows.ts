import { useState } from 'react';
import type { RollStudent } from '#contracts/attendance.ts';
import type { RollEditsByStudentId } from './roll-edits.ts';
import type { SentRollRows } from './roll-request.ts';
import { type RollResultsByStudentId, type RollRow, toRollRow } from './roll-row.ts';

interface ListedStudents {
  /** The students of the list that was loaded last. */
  listed: readonly RollStudent[];
  /** Every student who was listed since the dialog was opened, as last loaded. */
  students: ReadonlyMap<string, RollStudent>;
  /** Those who had a mark since the dialog was opened. */
  marked: ReadonlySet<string>;
}

interface RollRowsOptions {
  listed: readonly RollStudent[];
  edits: RollEditsByStudentId;
  results: RollResultsByStudentId;
  /** What was sent of each student while the outcome of the save is unknown. */
  sent: SentRollRows;
}

/** The rows of the open dialog in the order of the list. */
export function useRollRows({ listed, edits, results, sent }: RollRowsOptions): RollRow[] {
  const [seen, setSeen] = useState<ListedStudents>(() =>
    addListed({ listed: [], students: new Map(), marked: new Set() }, listed),
  );
  if (seen.listed !== listed) setSeen(addListed(seen, listed));
  const current = new Set(listed.map(({ id }) => id));
  // Somebody removed this mark while the roll was open, so that no mark is chosen for the student yet.
  const toRemovedEdit = ({ id, mark }: RollStudent) =>
    !mark && seen.marked.has(id) ? { leftUnmarked: true, base: null } : undefined;
  return (
    [...seen.students.values()]
      .map((student) =>
        toRollRow(student, edits[student.id] ?? toRemovedEdit(student), results[student.id], {
          gone: !current.has(student.id),
          sent: sent[student.id],
        }),
      )
      // The row of a deleted student stays while it has edits or was just saved, so that no row disappears under the
      // tutor's hands.
      .filter(({ gone, changes, locked }) => !gone || changes || locked)
  );
}

function addListed({ students, marked }: ListedStudents, listed: readonly RollStudent[]): ListedStudents {
  const all = new Map([...students, ...listed.map((student) => [student.id, student] as const)]);
  const byName = [...all].sort(([, one], [, other]) => one.name.localeCompare(other.name, 'en'));
  const nowMarked = listed.filter(({ mark }) => mark).map(({ id }) => id);
  return { listed, students: new Map(byName), marked: new Set([...marked, ...nowMarked]) };
}
