import type { RollResult, RollStudent } from '#contracts/attendance.ts';
import { CLASSES_MAX } from '#events/values/limits.ts';
import type { AttendanceStatus } from '#events/values/shapes.ts';

/** An edit of a row, and the mark that it is based on. */
export interface Edit {
  status?: AttendanceStatus;
  /** Individual notes. */
  note?: string;
  /** Version of the mark that the row showed; 0 without one. */
  seen: number;
}
/** By student id. */
export type Edits = Readonly<Record<string, Edit>>;
/** The server's last results, by student id. */
export type Results = Readonly<Record<string, RollResult>>;

/** One row of the roll: the recorded mark, the tutor's choice and the result of saving. */
export interface Row {
  student: RollStudent;
  /** No longer a current student. */
  gone: boolean;
  status: AttendanceStatus;
  note: string;
  /** True when saving would change the record: a present mark, another status or note. */
  changes: boolean;
  /** The version on which the row is saved. */
  seen: number;
  result: RollResult | undefined;
  /** True when saved and not edited since. */
  locked: boolean;
}

/** The row as the dialog shows it: the recorded mark with the edit over it. `gone` means that the student left the roll. */
export function toRow(student: RollStudent, edit: Edit | undefined, result: RollResult | undefined, gone = false): Row {
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
    // An unchanged row overwrites nothing, so it is based on the current mark.
    seen: changes && edit ? edit.seen : (mark?.version ?? 0),
    result,
    locked: isRecorded(result) && !changes,
  };
}

/** Applies a tick or a note to the edits. Clearing a note that was never recorded removes it. */
export function applyEdit(edits: Edits, { student }: Row, change: Partial<Omit<Edit, 'seen'>>): Edits {
  const { mark } = student;
  const before = edits[student.id] ?? { seen: mark?.version ?? 0 };
  const { note, ...rest } = { ...before, ...change };
  const edit = note === undefined || (note === '' && !mark) ? rest : { ...rest, note };
  return { ...edits, [student.id]: edit };
}

export const isRecorded = (result: RollResult | undefined): boolean =>
  result?.result === 'saved' || result?.result === 'unchanged';
export const isOpen = ({ result }: Pick<Row, 'result'>): boolean =>
  result?.result === 'failed' || result?.result === 'conflict';

export type Effect =
  | { kind: 'nothing' | 'uncovered' | 'nothing-back' | 'waits' }
  | { kind: 'takes' | 'gives-back'; after: number };

/** What saving a row will do to the student's classes. */
export function findEffect({ student: { mark, classes_remaining: remaining }, status, locked }: Row): Effect {
  if (locked || status === (mark?.status ?? 'absent')) return { kind: 'nothing' };
  if (status === 'present') return remaining > 0 ? { kind: 'takes', after: remaining - 1 } : { kind: 'uncovered' };
  if (mark?.charge !== 'covered') return { kind: 'nothing-back' };
  return remaining < CLASSES_MAX ? { kind: 'gives-back', after: remaining + 1 } : { kind: 'waits' };
}
