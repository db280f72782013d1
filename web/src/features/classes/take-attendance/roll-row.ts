import type { RollMark, RollRowResult, RollStudent } from '#contracts/attendance.ts';
import type { AttendanceStatus } from '#events/values/shapes.ts';

/** An edit of a row, and the mark that it is based on. */
export interface RollRowEdit {
  status?: AttendanceStatus;
  /** The student's own note. */
  note?: string;
  /** The note that only tutors read. */
  privateNote?: string;
  /** True to apply waiting classes first when the mark finds no class left. */
  applyWaiting?: boolean;
  /** True to save no mark for a student who has none. A tick removes it. */
  leftUnmarked?: boolean;
  /** Version of the mark that the row showed; 0 without a mark. */
  seen: number;
}
/** Edits by student id. */
export type RollEditsByStudentId = Readonly<Record<string, RollRowEdit>>;
/** The server's last results, by student id. */
export type RollResultsByStudentId = Readonly<Record<string, RollRowResult>>;

/** One row of the roll: the recorded mark, the tutor's edit and the result of saving. */
export interface RollRow {
  student: RollStudent;
  /** True when the student is no longer a current student. */
  gone: boolean;
  status: AttendanceStatus;
  note: string;
  privateNote: string;
  applyWaiting: boolean;
  /** True when no mark is saved for this student. */
  leftUnmarked: boolean;
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
  edit: RollRowEdit | undefined,
  result: RollRowResult | undefined,
  gone = false,
): RollRow {
  const { mark } = student;
  const status = edit?.status ?? mark?.status ?? 'absent';
  const notes = { note: edit?.note ?? mark?.notes ?? '', privateNote: edit?.privateNote ?? mark?.private_notes ?? '' };
  const changes = mark
    ? status !== mark.status || (status === 'present' && hasNoteChange(mark, notes))
    : status === 'present';
  return {
    student,
    gone,
    status,
    ...notes,
    applyWaiting: edit?.applyWaiting ?? false,
    leftUnmarked: edit?.leftUnmarked === true && !mark && status === 'absent',
    changes,
    // A row without changes overwrites nothing, so it is based on the current mark.
    seen: changes && edit ? edit.seen : (mark?.version ?? 0),
    result,
    locked: isRecordedResult(result) && !changes,
  };
}

/** True if a note of the row is not the recorded one. */
export const hasNoteChange = (mark: RollMark | null, { note, privateNote }: Pick<RollRow, 'note' | 'privateNote'>) =>
  note.trim() !== (mark?.notes ?? '') || privateNote.trim() !== (mark?.private_notes ?? '');

/** Adds a tick or a note to the edits. Clearing a note that was never recorded removes it from the edit. */
export function applyRollRowEdit(
  edits: RollEditsByStudentId,
  { student }: RollRow,
  change: Partial<Omit<RollRowEdit, 'seen'>>,
): RollEditsByStudentId {
  const { mark } = student;
  const before = edits[student.id] ?? { seen: mark?.version ?? 0 };
  const edit = { ...before, ...change };
  for (const field of ['note', 'privateNote'] as const) if (edit[field] === '' && !mark) delete edit[field];
  return { ...edits, [student.id]: edit };
}

/** True when the record on the server is as the row was sent. */
export const isRecordedResult = (result: RollRowResult | undefined): boolean =>
  result?.result === 'saved' || result?.result === 'unchanged';
/** True when the last attempt to save this row failed or met a conflict. */
export const hasFailedSave = ({ result }: Pick<RollRow, 'result'>): boolean =>
  result?.result === 'failed' || result?.result === 'conflict';

/** The effect of saving a row on the student's balance; `after` is the number of classes that remain then. */
export type RollRowEffect =
  | { kind: 'nothing' | 'nothing-back' | 'waits' }
  /** `waiting` is the number of waiting classes that could be applied first. */
  | { kind: 'uncovered'; waiting: number }
  /** `waiting` classes are applied, and one of them is taken. */
  | { kind: 'applies'; waiting: number; after: number }
  | { kind: 'takes' | 'gives-back'; after: number };

/** True when saving the row applies waiting classes and takes one of them. */
export const appliesWaitingClasses = ({ student, status, applyWaiting, locked }: RollRow): boolean =>
  !locked &&
  applyWaiting &&
  status === 'present' &&
  student.mark?.status !== 'present' &&
  student.classes_remaining === 0 &&
  student.classes_waiting > 0;

/** Describes what saving a row will do to the student's balance. `classesMax` is the cap of remaining classes. */
export function findRollRowEffect(row: RollRow, classesMax: number): RollRowEffect {
  const { student, status, locked } = row;
  const { mark, classes_remaining: remaining, classes_waiting } = student;
  if (locked || status === (mark?.status ?? 'absent')) return { kind: 'nothing' };
  if (status === 'present') {
    if (remaining > 0) return { kind: 'takes', after: remaining - 1 };
    const waiting = Math.min(classes_waiting, classesMax);
    return appliesWaitingClasses(row)
      ? { kind: 'applies', waiting, after: waiting - 1 }
      : { kind: 'uncovered', waiting };
  }
  if (mark?.charge !== 'covered') return { kind: 'nothing-back' };
  return remaining < classesMax ? { kind: 'gives-back', after: remaining + 1 } : { kind: 'waits' };
}
