import type { RollResult, RollStudent } from '#contracts/attendance.ts';
import { CLASSES_MAX } from '#events/values/limits.ts';
import type { AttendanceStatus } from '#events/values/shapes.ts';

/** What somebody did to a row, and what stood there when they began. */
export interface Edit {
  status?: AttendanceStatus;
  /** Individual notes. */
  note?: string;
  /** Version of the mark that the row showed then, 0 for none. */
  seen: number;
}
/** By student id. */
export type Edits = Readonly<Record<string, Edit>>;
/** What the server answered last, by student id. */
export type Results = Readonly<Record<string, RollResult>>;

/** One student of the roll: what stands recorded, what somebody chose, and what became of it. */
export interface Row {
  student: RollStudent;
  /** No longer a current student. */
  gone: boolean;
  status: AttendanceStatus;
  note: string;
  /** Saving would add something to what stands: a present mark, another status, another note. */
  changes: boolean;
  /** The version that the row goes by when it is saved. */
  seen: number;
  result: RollResult | undefined;
  /** Saved, and nothing was chosen since. */
  locked: boolean;
}

/** `gone` ones stay while something was chosen for them, so that nothing vanishes from under the hands. */
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
    // A row that changes nothing cannot overwrite anything: it goes by what stands now.
    seen: changes && edit ? edit.seen : (mark?.version ?? 0),
    result,
    locked: isRecorded(result) && !changes,
  };
}

/** The edits after somebody ticked a row or typed its note. A note that is emptied where none stands is none. */
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
