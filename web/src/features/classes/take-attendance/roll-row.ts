import type { RollMark, RollRowResult, RollStudent } from '#contracts/attendance.ts';
import { takesClass, toMarkChoice } from '../../../lib/mark-choice.ts';
import { hasRoomForReturn } from '../../../shared/students/has-room-for-return.ts';
import {
  findRollDifference,
  type RollDifference,
  type RollRowEdit,
  type RollValues,
  type SentRollRow,
  toEditedValues,
  toRecordedValues,
} from './roll-difference.ts';

/** The server's last results, by student id. */
export type RollResultsByStudentId = Readonly<Record<string, RollRowResult>>;

/** One row of the roll: the recorded mark, the tutor's edit and the result of saving. */
export interface RollRow extends RollValues {
  student: RollStudent;
  /** True when the student is no longer a current student. */
  gone: boolean;
  applyWaiting: boolean;
  /** True when no mark is saved for this student. */
  leftUnmarked: boolean;
  /** True when saving would change the record: a new mark that takes a class, another status or another note. */
  changes: boolean;
  /** How a mark that was saved since differs from the edit. */
  difference: RollDifference | undefined;
  /** True until the tutor has chosen between the edit and the mark that differs from it. Until then it is not saved. */
  undecided: boolean;
  result: RollRowResult | undefined;
  /** True when the row is saved and was not edited since. */
  locked: boolean;
}

interface RollRowContext {
  /** True when the student is no longer on the roll. */
  gone?: boolean;
  /** What was sent while the outcome of the save is unknown: a mark that equals it is that save, so it is no difference. */
  sent?: SentRollRow | undefined;
}

/** Combines the recorded mark and the edit to a row. */
export function toRollRow(
  student: RollStudent,
  edit: RollRowEdit | undefined,
  result: RollRowResult | undefined,
  { gone = false, sent }: RollRowContext = {},
): RollRow {
  const { mark } = student;
  const difference = edit && findRollDifference(edit, mark, sent);
  const takesRecord = difference?.choice === 'theirs';
  const values = takesRecord ? toRecordedValues(mark) : toEditedValues(edit, mark);
  const changes = mark
    ? values.status !== toMarkChoice(mark) || (values.status === 'present' && hasNoteChange(mark, values))
    : takesClass(values.status);
  return {
    student,
    gone,
    ...values,
    applyWaiting: edit?.applyWaiting ?? false,
    leftUnmarked: (takesRecord || edit?.leftUnmarked === true) && !mark && values.status === 'absent',
    changes,
    difference,
    undecided: difference !== undefined && difference.choice === undefined,
    result,
    locked: isRecordedResult(result) && !changes,
  };
}

/** True if a note of the row is not the recorded one. */
export const hasNoteChange = (mark: RollMark | null, { note, privateNote }: Pick<RollRow, 'note' | 'privateNote'>) =>
  note.trim() !== (mark?.notes ?? '') || privateNote.trim() !== (mark?.private_notes ?? '');

/** True when the record on the server is as the row was sent. */
export const isRecordedResult = (result: RollRowResult | undefined): boolean =>
  result?.result === 'saved' || result?.result === 'unchanged';
/** True when the last attempt to save this row failed or met a conflict. */
export const hasFailedSave = ({ result }: Pick<RollRow, 'result'>): boolean =>
  result?.result === 'failed' || result?.result === 'conflict';

/** The effect of saving a row on the student's balance; `after` is the number of classes that remain then. */
export type RollRowEffect =
  /** `keeps`: the mark gets another status, and its class stays taken. */
  | { kind: 'nothing' | 'nothing-back' | 'keeps' | 'waits' }
  /** `waiting` is the number of waiting classes that could be applied first. */
  | { kind: 'uncovered'; waiting: number }
  /** `waiting` classes are applied, and one of them is taken. */
  | { kind: 'applies'; waiting: number; after: number }
  | { kind: 'takes' | 'gives-back'; after: number };

/** True for an absent student whose class the tutor can choose to take, by the rule of the roll's date, in hours. */
export const canTakeClass = ({ status, locked, leftUnmarked }: RollRow, lateHours: number): boolean =>
  !locked && (status === 'late-cancellation' || (lateHours > 0 && status === 'absent' && !leftUnmarked));

const isClassTaken = (mark: RollMark | null): boolean => mark !== null && takesClass(toMarkChoice(mark));

/** True when saving the row applies waiting classes and takes one of them. */
export const appliesWaitingClasses = ({ student, status, applyWaiting, locked }: RollRow): boolean =>
  !locked &&
  applyWaiting &&
  takesClass(status) &&
  !isClassTaken(student.mark) &&
  student.classes_remaining === 0 &&
  student.classes_waiting > 0;

/** Describes what saving a row will do to the student's balance. `classesMax` is the cap of remaining classes. */
export function findRollRowEffect(row: RollRow, classesMax: number): RollRowEffect {
  const { student, status, locked } = row;
  const { mark, classes_remaining: remaining, classes_waiting, classes_return_limit: returnLimit } = student;
  if (locked || status === (mark ? toMarkChoice(mark) : 'absent')) return { kind: 'nothing' };
  if (takesClass(status)) {
    if (isClassTaken(mark)) return { kind: 'keeps' };
    if (remaining > 0) return { kind: 'takes', after: remaining - 1 };
    const waiting = Math.min(classes_waiting, classesMax);
    return appliesWaitingClasses(row)
      ? { kind: 'applies', waiting, after: waiting - 1 }
      : { kind: 'uncovered', waiting };
  }
  if (mark?.charge !== 'covered') return { kind: 'nothing-back' };
  return hasRoomForReturn({ remaining, classesMax, returnLimit })
    ? { kind: 'gives-back', after: remaining + 1 }
    : { kind: 'waits' };
}
