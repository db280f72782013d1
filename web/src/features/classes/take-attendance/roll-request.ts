import type { RollRowResult, TakeAttendanceRequest, TakeAttendanceResponse } from '#contracts/attendance.ts';
import { takesBackAbsence, toMarkChoice, toRequestedChoice, toStatusFields } from '../../../lib/mark-choice.ts';
import { findRollDifference, type RollRowEdit, type SentRollRow } from './roll-difference.ts';
import { type RollEditsByStudentId, toRollBase } from './roll-edits.ts';
import {
  appliesWaitingClasses,
  hasFailedSave,
  isRecordedResult,
  type RollResultsByStudentId,
  type RollRow,
} from './roll-row.ts';

type RollEntry = TakeAttendanceRequest['rows'][number];

interface RollForm {
  date: string;
  rows: readonly RollRow[];
  generalNotes: string;
  /** True if absent students get the general note too. */
  notesForAbsent: boolean;
  reason: string;
  /** Why recorded absences become present. */
  correctionReason: string;
}

/**
 * Rows to save: every listed student who is not saved yet, not left unmarked and not undecided. A student without a tick and
 * without a record is saved as absent (specification, section 2).
 */
export const listRollRowsToSave = (rows: readonly RollRow[]): RollRow[] =>
  rows.filter(({ locked, leftUnmarked, undecided }) => !locked && !leftUnmarked && !undecided);

/** Rows to save whose recorded absence becomes present or a late cancellation, which needs a reason. */
export const listRowsThatNeedReason = (rows: readonly RollRow[]): RollRow[] =>
  listRollRowsToSave(rows).filter(needsReason);

const needsReason = ({ status, student: { mark } }: RollRow): boolean =>
  takesBackAbsence(mark ? toMarkChoice(mark) : undefined, status);

/**
 * Rows whose students can have another record after the save: those without a record, those that were changed or get the
 * general note, and those that could not be saved before. All others are sent too, but stay as they are.
 */
const listRowsThatSaveChanges = ({ rows, notesForAbsent, generalNotes }: RollForm): RollRow[] => {
  const noted = generalNotes.trim() === '' ? [] : listRowsWithGeneralNote(rows, notesForAbsent);
  return listRollRowsToSave(rows).filter(
    (row) => !row.student.mark || row.changes || hasFailedSave(row) || noted.includes(row),
  );
};

/** Rows that may get the general note: rows to save whose record has no note, of present students or of all. */
const listRowsWithoutNote = (rows: readonly RollRow[], notesForAbsent: boolean): RollRow[] =>
  listRollRowsToSave(rows).filter(
    ({ status, student: { mark } }) => !mark?.notes && (notesForAbsent || status === 'present'),
  );

/** The rows that get the general note: rows without an individual note, if at least one student is present. */
const listRowsWithGeneralNote = (rows: readonly RollRow[], notesForAbsent: boolean): RollRow[] =>
  countTickedRows(rows) === 0
    ? []
    : listRowsWithoutNote(rows, notesForAbsent).filter(
        ({ status, note }) => status !== 'present' || note.trim() === '',
      );

export const countRowsWithGeneralNote = (rows: readonly RollRow[], notesForAbsent = false): number =>
  listRowsWithGeneralNote(rows, notesForAbsent).length;

export const countTickedRows = (rows: readonly RollRow[]): number =>
  rows.filter(({ status }) => status === 'present').length;

/** True while at least one row may get the general note, or while its field contains text. */
export const isGeneralNoteFieldShown = (rows: readonly RollRow[], generalNotes: string): boolean =>
  generalNotes.trim() !== '' || (countTickedRows(rows) > 0 && listRowsWithoutNote(rows, true).length > 0);

/**
 * True when there is something to save: a present student, a changed record or, after a failure, any row that is left.
 */
export const canSaveRoll = (rows: readonly RollRow[], retrying: boolean): boolean =>
  listRollRowsToSave(rows).length > 0 && (retrying || countTickedRows(rows) > 0 || rows.some(({ changes }) => changes));

export function toRollRequest(form: RollForm): TakeAttendanceRequest {
  const { date, rows, generalNotes, notesForAbsent, reason, correctionReason } = form;
  const general = generalNotes.trim();
  const why = reason.trim();
  return {
    date,
    rows: listRollRowsToSave(rows).map((row) => toEntry(row, correctionReason.trim())),
    // The field of the general note is hidden until a student is ticked, so its text is not sent before.
    ...(general !== '' &&
      countTickedRows(rows) > 0 && {
        generalNotes: general,
        ...(notesForAbsent && { general_notes_for: 'everybody' }),
      }),
    ...(why !== '' && { reason: why }),
  };
}

/** A recorded note is not sent again. A cleared note is sent as ''. */
function toEntry(row: RollRow, correctionReason: string): RollEntry {
  const { student, status } = row;
  const { id, mark } = student;
  const note = row.note.trim();
  const privateNote = row.privateNote.trim();
  const own = status === 'present' && {
    ...(note !== (mark?.notes ?? '') && { notes: note }),
    ...(privateNote !== (mark?.private_notes ?? '') && { private_notes: privateNote }),
  };
  const applies = appliesWaitingClasses(row) && { apply_waiting: true };
  const why = correctionReason !== '' && needsReason(row) && { reason: correctionReason };
  return { student_id: id, ...toStatusFields(status), ...own, ...why, seen_version: mark?.version ?? 0, ...applies };
}

/** By student id; empty while no save has an unknown outcome. */
export type SentRollRows = Readonly<Record<string, SentRollRow>>;

export const toSentRollRows = ({ rows }: TakeAttendanceRequest, form: RollForm, tutorId: string): SentRollRows => {
  const changed = new Set(listRowsThatSaveChanges(form).map(({ student }) => student.id));
  return Object.fromEntries(
    rows.map(({ student_id, status, late_cancellation, notes, private_notes }) => [
      student_id,
      { tutorId, status, late_cancellation, notes, private_notes, changes: changed.has(student_id) },
    ]),
  );
};

/** The number of students whose record a retry can change: of a save with an unknown outcome, those whose record it could change. */
export const countRowsToRetry = (form: RollForm, sent: SentRollRows): number => {
  const unknown = Object.values(sent);
  if (unknown.length > 0) return unknown.filter(({ changes }) => changes).length;
  return listRowsThatSaveChanges(form).length + form.rows.filter(({ undecided }) => undecided).length;
};

interface AppliedAnswer {
  edits: RollEditsByStudentId;
  results: RollResultsByStudentId;
  /** Rows that could not be saved, in the order of the answer. */
  failed: RollRowResult[];
  /** Rows in conflict with a mark that can be merged with the edit or was chosen already, so that they can be sent again. */
  merged: RollRowResult[];
}

/**
 * Applies an answer to the edits. The edit of a row is deleted if it was saved as it is in the form. If it was edited
 * after it was sent, the edit is kept and is now based on the current mark.
 */
export function applyRollAnswer(
  before: { edits: RollEditsByStudentId; results: RollResultsByStudentId },
  { rows: results }: TakeAttendanceResponse,
  sent: TakeAttendanceRequest,
): AppliedAnswer {
  const sentRows = new Map(sent.rows.map((entry) => [entry.student_id, entry]));
  const edits = { ...before.edits };
  for (const result of results) {
    const edit = edits[result.student_id];
    const entry = sentRows.get(result.student_id);
    if (!edit || !isRecordedResult(result)) continue;
    const asSent = entry && isSentChoice(edit, entry) && areNotesSaved(edit, entry, result);
    if (asSent) delete edits[result.student_id];
    else edits[result.student_id] = { ...edit, base: toRollBase(result.mark) };
  }
  const byStudent = Object.fromEntries(results.map((result) => [result.student_id, result]));
  const isMerged = ({ result, mark, student_id }: RollRowResult) => {
    const edit = edits[student_id];
    const difference = edit && findRollDifference(edit, mark);
    return result === 'conflict' && mark !== null && (difference === undefined || difference.choice !== undefined);
  };
  return {
    edits,
    results: { ...before.results, ...byStudent },
    failed: results.filter((result) => hasFailedSave({ result }) && !isMerged(result)),
    merged: results.filter(isMerged),
  };
}

const isSentChoice = ({ status: choice }: RollRowEdit, entry: RollEntry): boolean =>
  choice === undefined || choice === toRequestedChoice(entry);

/** True when the typed notes are saved. Those of an absent student are not sent and count as saved. */
const areNotesSaved = ({ note, privateNote }: RollRowEdit, entry: RollEntry, { mark }: RollRowResult): boolean =>
  entry.status === 'absent' ||
  (isNoteSaved(note, entry.notes, mark?.notes) && isNoteSaved(privateNote, entry.private_notes, mark?.private_notes));

const isNoteSaved = (typed: string | undefined, ...saved: (string | null | undefined)[]): boolean =>
  typed === undefined || saved.some((note) => (note ?? '') === typed.trim());

/** The number of recorded students. */
export const countRecordedStudents = (results: RollResultsByStudentId): number =>
  Object.values(results).filter(isRecordedResult).length;
