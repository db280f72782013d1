import type { RollMark, UndoRollRequest } from '#contracts/attendance.ts';
import type { RollResultsByStudentId } from './roll-row.ts';

/** The marks that students had before the roll, by student id; null for a student without a mark. */
export type MarksBeforeRoll = ReadonlyMap<string, RollMark | null>;

/**
 * The rows that undo a saved roll, with the versions that saving gave the marks. Empty if the mark before is not known for
 * each saved row, for example after a reload, because a roll is never undone in part.
 */
export function listUndoableRows(results: RollResultsByStudentId, before: MarksBeforeRoll): UndoRollRequest['rows'] {
  const saved = Object.values(results).filter(({ result }) => result === 'saved');
  const rows = saved.flatMap(({ student_id, mark }) => {
    const earlier = before.get(student_id);
    if (!mark || earlier === undefined || (earlier?.version ?? 0) >= mark.version) return [];
    return [
      {
        student_id,
        seen_version: mark.version,
        before: earlier && {
          status: earlier.status,
          notes: earlier.notes ?? '',
          private_notes: earlier.private_notes ?? '',
        },
      },
    ];
  });
  return rows.length === saved.length ? rows : [];
}
