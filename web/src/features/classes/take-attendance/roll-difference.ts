import type { RollMark, TakeAttendanceRequest } from '#contracts/attendance.ts';
import { type MarkChoice, toMarkChoice, toRequestedChoice } from '../../../lib/mark-choice.ts';

/** An edit of a row, and the mark that it is based on. */
export interface RollRowEdit {
  status?: MarkChoice;
  /** The student's own note. */
  note?: string;
  /** The note that only tutors read. */
  privateNote?: string;
  /** True to apply waiting classes first when the mark finds no class left. */
  applyWaiting?: boolean;
  /** True to save no mark for a student who has none. A tick removes it. */
  leftUnmarked?: boolean;
  /** The mark that the row showed when it was edited; null without one. */
  base: Pick<RollMark, 'notes' | 'private_notes' | 'version'> | null;
  /** What the tutor keeps where the mark of this version differs from the edit. */
  choice?: { keep: 'mine' | 'theirs'; version: number };
}

/** What was sent of one student in a save whose outcome is unknown. A note that was not sent is missing. */
export type SentRollRow = Pick<
  TakeAttendanceRequest['rows'][number],
  'status' | 'late_cancellation' | 'notes' | 'private_notes'
> & {
  readonly tutorId: string;
  /** True if the save can change the student's record. */
  readonly changes: boolean;
};

/** What is saved, or would be saved, of one student. */
export interface RollValues {
  status: MarkChoice;
  note: string;
  privateNote: string;
}

/** How a mark that was saved after the tutor's edit differs from the edit. */
export interface RollDifference {
  /** True if the status differs, or if the saved mark was removed. */
  status: boolean;
  /** True if both sides have changed the note, each to another one. */
  note: boolean;
  privateNote: boolean;
  /** The values of the edit. */
  mine: RollValues;
  /** Undefined until the tutor has chosen. A later change of the mark asks again. */
  choice: 'mine' | 'theirs' | undefined;
}

export const toRecordedValues = (mark: RollMark | null): RollValues => ({
  status: mark ? toMarkChoice(mark) : 'absent',
  note: mark?.notes ?? '',
  privateNote: mark?.private_notes ?? '',
});

/** The edit on top of the current mark: what the tutor has not edited is as recorded. */
export const toEditedValues = (edit: RollRowEdit | undefined, mark: RollMark | null): RollValues => {
  const recorded = toRecordedValues(mark);
  return {
    status: edit?.status ?? recorded.status,
    note: edit?.note ?? recorded.note,
    privateNote: edit?.privateNote ?? recorded.privateNote,
  };
};

/** Undefined if the mark is the one that the edit is based on or the one that was sent, or if both can be merged. */
export function findRollDifference(
  edit: RollRowEdit,
  mark: RollMark | null,
  sent?: SentRollRow,
): RollDifference | undefined {
  const version = mark?.version ?? 0;
  if (version === (edit.base?.version ?? 0) || (mark && sent && isSentMark(mark, sent))) return undefined;
  const mine = toEditedValues(edit, mark);
  const choice = edit.choice?.version === version ? edit.choice.keep : undefined;
  if (!mark) return { status: true, note: false, privateNote: false, mine, choice };
  // Who leaves a student unmarked leaves the mark to others.
  if (edit.leftUnmarked && mine.status === 'absent') return undefined;
  const status = mine.status !== toMarkChoice(mark);
  // The note of an absent student is not saved.
  const isNoted = mine.status === 'present' && !status;
  const note = isNoted && isNoteInConflict(edit.note, mark.notes, edit.base?.notes);
  const privateNote = isNoted && isNoteInConflict(edit.privateNote, mark.private_notes, edit.base?.private_notes);
  return status || note || privateNote ? { status, note, privateNote, mine, choice } : undefined;
}

/** Another device of the same tutor may have saved another mark in between. */
const isSentMark = (mark: RollMark, { tutorId, notes, private_notes, ...sent }: SentRollRow): boolean =>
  mark.tutor_id === tutorId &&
  toMarkChoice(mark) === toRequestedChoice(sent) &&
  (notes === undefined || notes === (mark.notes ?? '')) &&
  (private_notes === undefined || private_notes === (mark.private_notes ?? ''));

const isNoteInConflict = (mine: string | undefined, theirs: string | null, base: string | null | undefined): boolean =>
  mine !== undefined && mine.trim() !== (theirs ?? '') && theirs !== (base ?? null);
