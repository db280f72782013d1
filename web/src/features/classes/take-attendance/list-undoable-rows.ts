import type { RollMark, UndoRollRequest } from '#contracts/attendance.ts';
import { aStudentText } from '../../../copy/take-attendance.ts';
import { takesClass, toMarkChoice, toStatusFields } from '../../../lib/mark-choice.ts';
import type { RollResultsByStudentId } from './roll-row.ts';

/** The marks that students had before the roll, by student id; null for a student without a mark. */
export type MarksBeforeRoll = ReadonlyMap<string, RollMark | null>;

/** A row of a saved roll, and the request that undoes it. */
interface UndoableRow {
  readonly name: string;
  /** True if the row applied waiting classes, which undoing leaves applied. */
  readonly appliedWaiting: boolean;
  readonly undo: UndoRollRequest['rows'][number];
}

export interface UndoableRoll {
  readonly date: string;
  readonly rows: readonly UndoableRow[];
}

/**
 * The rows that undo a saved roll, with the versions that saving gave the marks. Empty if the mark before is not known for
 * each saved row, for example after a reload, because a roll is never undone in part.
 */
export function listUndoableRows(
  results: RollResultsByStudentId,
  before: MarksBeforeRoll,
  names: ReadonlyMap<string, string>,
): UndoableRow[] {
  const saved = Object.values(results).filter(({ result }) => result === 'saved');
  const rows = saved.flatMap(({ student_id, mark, change }) => {
    const earlier = before.get(student_id);
    if (!mark || earlier === undefined || (earlier?.version ?? 0) >= mark.version) return [];
    const undo = {
      student_id,
      seen_version: mark.version,
      before: earlier && {
        ...toStatusFields(toMarkChoice(earlier)),
        notes: earlier.notes ?? '',
        private_notes: earlier.private_notes ?? '',
      },
    };
    // The class of a mark alone asks for −1. Waiting classes that were applied first raise the sum.
    const appliedWaiting = takesClass(toMarkChoice(mark)) && change !== null && change.requested >= 0;
    return [{ name: names.get(student_id) ?? aStudentText, appliedWaiting, undo }];
  });
  return rows.length === saved.length ? rows : [];
}
