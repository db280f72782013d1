import type { RollRowResult, RollStudent } from '#contracts/attendance.ts';
import { BALANCE_CLASSES_MAX } from '#events/values/limits.ts';
import type { AttendanceStatus } from '#events/values/shapes.ts';

/** An edit of a row, and the mark that it is based on. */
export interface RowEdit {
  status?: AttendanceStatus;
  /** The student's own note. */
  note?: string;
  /** Version of the mark that the row showed; 0 without a mark. */
  seen: number;
}
/** Edits by student id. */
export type RowEdits = Readonly<Record<string, RowEdit>>;
/** The server's last results, by student id. */
export type RowResults = Readonly<Record<string, RollRowResult>>;

/** One row of the roll: the recorded mark, the tutor's edit and the result of saving. */
export interface RollRow {
  student: RollStudent;
  /** True when the student is no longer a current student. */
  gone: boolean;
  status: AttendanceStatus;
  note: string;
  /** True when saving would change the record: a new present mark, another status or another note. */
  changes: boolean;
  /** The version of the mark that the row's values are based on. */
  seen: number;
  result: RollRowResult | undefined;
  /** True when the row is saved and was not edited since. */
  locked: boolean;
}

/** Combines the recorded mark and the edit to a row. `gone` is true when the student is no longer on the roll. */
export function toRollRow(
  student: RollStudent,
  edit: RowEdit | undefined,
  result: RollRowResult | undefined,
  gone = false,
): RollRow {
  const { mark } = student;
  const status = edit?.status ?? mark?.status ?? 'absent';
  const recordedNote = mark?.notes ?? '';
  const note = edit?.note ?? recordedNote;
  const changes = mark
    ? status !== mark.status || (status === 'present' && note.trim() !== recordedNote)
    : status === 'present';
  return {
    student,
    gone,
    status,
    note,
    changes,
    // A row without changes overwrites nothing, so it is based on the current mark.
    seen: changes && edit ? edit.seen : (mark?.version ?? 0),
    result,
    locked: isRecorded(result) && !changes,
  };
}

/** Adds a tick or a note to the edits. Clearing a note that was never recorded removes it from the edit. */
export function applyEdit(edits: RowEdits, { student }: RollRow, change: Partial<Omit<RowEdit, 'seen'>>): RowEdits {
  const { mark } = student;
  const before = edits[student.id] ?? { seen: mark?.version ?? 0 };
  const { note, ...rest } = { ...before, ...change };
  const edit = note === undefined || (note === '' && !mark) ? rest : { ...rest, note };
  return { ...edits, [student.id]: edit };
}

export const isRecorded = (result: RollRowResult | undefined): boolean =>
  result?.result === 'saved' || result?.result === 'unchanged';
export const isUnsavedResult = ({ result }: Pick<RollRow, 'result'>): boolean =>
  result?.result === 'failed' || result?.result === 'conflict';

export type RowEffect =
  | { kind: 'nothing' | 'uncovered' | 'nothing-back' | 'waits' }
  | { kind: 'takes' | 'gives-back'; after: number };

/** Describes what saving a row will do to the student's balance. */
export function findRowEffect({ student: { mark, classes_remaining: remaining }, status, locked }: RollRow): RowEffect {
  if (locked || status === (mark?.status ?? 'absent')) return { kind: 'nothing' };
  if (status === 'present') return remaining > 0 ? { kind: 'takes', after: remaining - 1 } : { kind: 'uncovered' };
  if (mark?.charge !== 'covered') return { kind: 'nothing-back' };
  return remaining < BALANCE_CLASSES_MAX ? { kind: 'gives-back', after: remaining + 1 } : { kind: 'waits' };
}
