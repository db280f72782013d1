import type { RollMark } from '#contracts/attendance.ts';
import { toMarkChoice } from '../../../lib/mark-choice.ts';
import { type RollRowEdit, toRecordedValues } from './roll-difference.ts';
import type { RollRow } from './roll-row.ts';

export type RollRowChange = Partial<Omit<RollRowEdit, 'base' | 'choice'>>;
/** Edits by student id. */
export type RollEditsByStudentId = Readonly<Record<string, RollRowEdit>>;

/** Adds a tick or a note to the edits. An edit that leaves the row as recorded is removed. */
export function applyRollRowEdit(
  edits: RollEditsByStudentId,
  row: RollRow,
  change: RollRowChange,
): RollEditsByStudentId {
  const { student, difference } = row;
  const { mark } = student;
  const before = edits[student.id];
  const edit = before && difference && difference.choice !== 'theirs' ? { ...before, ...change } : rebase(row, change);
  const { [student.id]: _before, ...others } = edits;
  return mark && isAsRecorded(edit, mark) ? others : { ...others, [student.id]: edit };
}

/** Chooses what is saved of rows that differ. */
export const chooseRollValues = (
  edits: RollEditsByStudentId,
  rows: readonly RollRow[],
  keep: 'mine' | 'theirs',
): RollEditsByStudentId => ({
  ...edits,
  ...Object.fromEntries(
    rows.flatMap(({ student: { id, mark } }) => {
      const edit = edits[id];
      return edit ? [[id, { ...edit, choice: { keep, version: mark?.version ?? 0 } }]] : [];
    }),
  ),
});

/** An edit of what the row shows, based on the current mark. */
function rebase({ student: { mark }, ...row }: RollRow, change: RollRowChange): RollRowEdit {
  const { status, applyWaiting, leftUnmarked } = row;
  const edit = {
    ...{ base: toRollBase(mark), status, note: row.note, privateNote: row.privateNote },
    ...(applyWaiting && { applyWaiting }),
    ...(leftUnmarked && { leftUnmarked }),
    ...change,
  };
  const recorded = toRecordedValues(mark);
  for (const field of ['note', 'privateNote'] as const) if (edit[field] === recorded[field]) delete edit[field];
  return edit;
}

const isAsRecorded = ({ status, note, privateNote, applyWaiting, base }: RollRowEdit, mark: RollMark): boolean =>
  base?.version === mark.version &&
  status === toMarkChoice(mark) &&
  note === undefined &&
  privateNote === undefined &&
  !applyWaiting;

/** What an edit keeps of the mark that it is based on. */
export const toRollBase = (mark: RollMark | null): RollRowEdit['base'] =>
  mark && { notes: mark.notes, private_notes: mark.private_notes, version: mark.version };
