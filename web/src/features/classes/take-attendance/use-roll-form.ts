import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RollMark, RollStudent, TakeAttendanceRequest } from '#contracts/attendance.ts';
import { useCommand } from '../../../commands/use-command-dialog.ts';
import { useDialogDraftField, useDialogDraftValue } from '../../../commands/use-dialog-draft.ts';
import { unexpectedErrorText } from '../../../copy/failures.ts';
import * as copy from '../../../copy/take-attendance.ts';
import { formatLongDate } from '../../../lib/dates.ts';
import { toMarkChoice } from '../../../lib/mark-choice.ts';
import { useProfile } from '../../../session/session.ts';
import { notify } from '../../../toasts/notify.ts';
import { listUndoableRows, type UndoableRoll } from './list-undoable-rows.ts';
import { rollApi } from './roll-api.ts';
import { applyRollRowEdit, chooseRollValues, type RollEditsByStudentId, type RollRowChange } from './roll-edits.ts';
import {
  applyRollAnswer,
  canSaveRoll,
  countRecordedStudents,
  countRowsToRetry,
  countRowsWithGeneralNote,
  countTickedRows,
  isGeneralNoteFieldShown,
  listRollRowsToSave,
  type SentRollRows,
  toRollRequest,
  toSentRollRows,
} from './roll-request.ts';
import { hasFailedSave, hasNoteChange, type RollResultsByStudentId, type RollRow } from './roll-row.ts';
import { useRollRows } from './use-roll-rows.ts';

/** The toast names at most this many students. The rows of all others show why they were not saved. */
const NAMED_IN_TOAST_MAX = 3;

interface RollOptions {
  /** Civil date. */
  date: string;
  students: readonly RollStudent[];
  /** Called when the whole roll is saved, with the rows that undo it. */
  onSaved(undoable: UndoableRoll): void;
  onClose(): void;
}

/** The state of one day's roll while its dialog is open: the edits, the rows to save and the results. */
export function useRollForm({ date, students, onSaved, onClose }: RollOptions) {
  const [edits, setEdits] = useDialogDraftValue<RollEditsByStudentId>('edits', {});
  const [results, setResults] = useDialogDraftValue<RollResultsByStudentId>('results', {});
  const [generalNotes = '', setGeneralNotes] = useDialogDraftField('general notes');
  const [notesFor = 'present', setNotesFor] = useDialogDraftField<'present' | 'everybody'>('general notes for');
  const notesForAbsent = notesFor === 'everybody';
  const [reason = '', setReason] = useDialogDraftField('reason');
  const [correctionReason = '', setCorrectionReason] = useDialogDraftField('correction reason');
  const [sent, setSent] = useDialogDraftValue<SentRollRows>('sent', {});
  const { id: tutorId } = useProfile();
  const marksBefore = useRef(new Map<string, RollMark | null>());
  const [answers, setAnswers] = useState(0);
  const [merged, setMerged] = useState<ReadonlySet<string>>(new Set());
  const [namedInToast, setNamedInToast] = useState<ReadonlySet<string>>(new Set());
  const [take] = rollApi.useTakeAttendanceMutation();
  const key = `take-attendance/${date}`;

  const tell = (failures: readonly { id: string; message: string }[]) => {
    const named = failures.slice(0, NAMED_IN_TOAST_MAX);
    const sentences = named.map(({ id, message }) => {
      const name = rows.find(({ student }) => student.id === id)?.student.name ?? copy.aStudentText;
      return copy.toSavingFailedForText(name, message);
    });
    setNamedInToast(new Set(named.map(({ id }) => id)));
    notify.failure({ key, title: copy.savingFailedText, detail: sentences.join('\n') });
  };
  const command = useCommand(take, {
    key,
    keptOverReload: true,
    onDone: (answer, { body: saved }, earlier) => {
      const left = applyRollAnswer({ edits, results }, answer, saved);
      setSent({});
      setEdits(left.edits);
      setResults(left.results);
      setAnswers(answers + 1);
      setMerged(new Set(left.merged.map(({ student_id }) => student_id)));
      if (left.failed.length > 0) {
        return tell(left.failed.map(({ student_id: id, detail }) => ({ id, message: detail ?? unexpectedErrorText })));
      }
      if (rows.some(({ student: { id } }) => hasFailedSave({ result: left.results[id] }))) return;
      const nothingLeft = Object.keys(left.edits).length === 0 && saved.generalNotes === body.generalNotes;
      // The roll stays open and shows the failure, so no toast is needed.
      if (earlier && !nothingLeft) return notify.settled(key);
      const detail = copy.toSavedForText(countRecordedStudents(left.results), formatLongDate(date));
      notify.success({ key, title: copy.attendanceSavedText, detail, formFollows: true });
      const names = new Map(rows.map(({ student }) => [student.id, student.name]));
      onSaved({ date, rows: listUndoableRows(left.results, marksBefore.current, names) });
      onClose();
    },
    failed: ({ outcomeUnknown }) => {
      if (!outcomeUnknown) setSent({});
      // All rows failed for one cause, which the dialog shows once.
      notify.settled(key);
      return undefined;
    },
  });

  const { pending, failure, notice } = command;
  const rows = useRollRows({ listed: students, edits, results, sent });
  const form = { date, rows, generalNotes, notesForAbsent, reason, correctionReason };
  const body = toRollRequest(form);
  const undecided = rows.filter((row) => row.undecided);
  const send = (request: TakeAttendanceRequest) => {
    // A row that is sent again with an unknown outcome may be recorded already, so its first mark is kept.
    for (const row of listRollRowsToSave(rows)) {
      const { id, mark } = row.student;
      if (!marksBefore.current.has(id) || row.result) marksBefore.current.set(id, mark);
    }
    // Until its outcome is known, an earlier save is repeated first.
    if (Object.keys(sent).length === 0) setSent(toSentRollRows(request, form, tutorId));
    command.submit({ body: request });
  };
  const sendMerged = useEffectEvent((ids: ReadonlySet<string>) => {
    const again = body.rows.filter(({ student_id }) => ids.has(student_id));
    if (again.length === 0) return;
    send({ ...body, rows: again });
  });
  useEffect(() => sendMerged(merged), [merged]);
  const retrying = failure !== null || rows.some(hasFailedSave);
  const noted = countRowsWithGeneralNote(rows, notesForAbsent);
  // After an attempt to save, other rows may have received the note already.
  const first = !retrying && !notice && !rows.some(({ result }) => result);
  const noteIsLost = first && generalNotes.trim() !== '' && noted === 0;
  const changeEach = (all: readonly RollRow[], toChange: (row: RollRow) => RollRowChange) => {
    setEdits(all.reduce((so, row) => applyRollRowEdit(so, row, toChange(row)), edits));
  };
  const change = (all: readonly RollRow[], changed: RollRowChange) => changeEach(all, () => changed);
  const unless = <Args extends unknown[]>(act: (...args: Args) => void) => (pending ? () => undefined : act);
  return {
    ...command,
    rows,
    /** The rows that are not saved before the tutor has chosen between their edit and another mark. */
    undecided,
    generalNotes,
    reason,
    /** Ids of the students whose failure the last toast names. */
    namedInToast,
    /** Number of saves that were answered with results. */
    answers,
    present: countTickedRows(rows),
    left: listRollRowsToSave(rows).length + undecided.length,
    /** The number of students whose record the next attempt can change. */
    toRetry: countRowsToRetry(form, sent),
    retrying,
    /** The number of students who get the general note; undefined when its field is hidden. */
    noted: isGeneralNoteFieldShown(rows, generalNotes) ? noted : undefined,
    noteIsLost,
    possible: (canSaveRoll(rows, retrying) || undecided.length > 0) && !noteIsLost,
    /** True when closing would lose input. */
    unsaved: retrying || rows.some(isUnsaved) || `${generalNotes}${reason}`.trim() !== '',
    // A row cannot be edited while it is being saved.
    tick: unless((all: readonly RollRow[], present: boolean) => changeEach(all, (row) => toTick(row, present))),
    leaveUnmarked: unless((all: readonly RollRow[], leftUnmarked: boolean) => change(all, { leftUnmarked })),
    choose: unless((all: readonly RollRow[], keep: 'mine' | 'theirs') => setEdits(chooseRollValues(edits, all, keep))),
    notesForAbsent,
    setNotesForAbsent: unless((chosen: boolean) => setNotesFor(chosen ? 'everybody' : 'present')),
    note: unless((row: RollRow, note: string) => change([row], { note })),
    notePrivately: unless((row: RollRow, privateNote: string) => change([row], { privateNote })),
    cancelLate: unless((row: RollRow, late: boolean) =>
      change([row], { status: late ? 'late-cancellation' : 'absent', leftUnmarked: false }),
    ),
    applyWaiting: unless((row: RollRow, applyWaiting: boolean) => change([row], { applyWaiting })),
    setGeneralNotes: unless(setGeneralNotes),
    setReason: unless(setReason),
    correctionReason,
    /** `why` is the reason for which recorded absences become present, the earlier one if it is missing. */
    save: (why = correctionReason) => {
      setCorrectionReason(why);
      send(toRollRequest({ ...form, correctionReason: why }));
    },
  };
}

/** A student without a tick is absent, and has canceled late if that is recorded. */
const toTick = ({ student: { mark } }: RollRow, present: boolean): RollRowChange => {
  if (present) return { status: 'present', leftUnmarked: false };
  return { status: mark && toMarkChoice(mark) === 'late-cancellation' ? 'late-cancellation' : 'absent' };
};

/** A typed note counts as unsaved even while its student is not ticked. */
const isUnsaved = (row: RollRow): boolean =>
  !row.locked && (row.undecided || row.changes || hasNoteChange(row.student.mark, row));

export type RollFormState = ReturnType<typeof useRollForm>;
