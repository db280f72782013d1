import { useRef, useState } from 'react';
import type { RollMark, RollStudent } from '#contracts/attendance.ts';
import { useCommand } from '../../../commands/use-command-dialog.ts';
import { useDialogDraftField, useDialogDraftValue } from '../../../commands/use-dialog-draft.ts';
import { unexpectedErrorText } from '../../../copy/failures.ts';
import * as copy from '../../../copy/take-attendance.ts';
import { formatLongDate } from '../../../lib/dates.ts';
import { notify } from '../../../toasts/notify.ts';
import { listUndoableRows, type UndoableRoll } from './list-undoable-rows.ts';
import { rollApi } from './roll-api.ts';
import {
  applyRollAnswer,
  canSaveRoll,
  countRecordedStudents,
  countRowsWithGeneralNote,
  countTickedRows,
  isGeneralNoteFieldShown,
  listRollRowsToSave,
  toRollRequest,
} from './roll-request.ts';
import {
  applyRollRowEdit,
  hasFailedSave,
  hasNoteChange,
  type RollEditsByStudentId,
  type RollResultsByStudentId,
  type RollRow,
  type RollRowEdit,
} from './roll-row.ts';
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
  const { rows, changedByOthers } = useRollRows(students, edits, results);
  const marksBefore = useRef(new Map<string, RollMark | null>());
  const [answers, setAnswers] = useState(0);
  const [namedInToast, setNamedInToast] = useState<ReadonlySet<string>>(new Set());
  const [take] = rollApi.useTakeAttendanceMutation();
  const key = `take-attendance/${date}`;
  const form = { date, rows, generalNotes, notesForAbsent, reason };
  const body = toRollRequest({ ...form, correctionReason });

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
    onDone: (answer, { body: sent }, earlier) => {
      const left = applyRollAnswer({ edits, results }, answer, sent);
      setEdits(left.edits);
      setResults(left.results);
      setAnswers(answers + 1);
      if (left.failed.length > 0) {
        return tell(left.failed.map(({ student_id: id, detail }) => ({ id, message: detail ?? unexpectedErrorText })));
      }
      const nothingLeft = Object.keys(left.edits).length === 0 && sent.generalNotes === body.generalNotes;
      // The roll stays open and shows the failure, so no toast is needed.
      if (earlier && !nothingLeft) return notify.settled(key);
      const detail = copy.toSavedForText(countRecordedStudents(left.results), formatLongDate(date));
      notify.success({ key, title: copy.attendanceSavedText, detail, formFollows: true });
      const names = new Map(rows.map(({ student }) => [student.id, student.name]));
      onSaved({ date, rows: listUndoableRows(left.results, marksBefore.current, names) });
      onClose();
    },
    // All rows failed for one cause, which the dialog shows once.
    failed: () => notify.settled(key),
  });

  const { pending, failure } = command;
  /** A row that is sent again with an unknown outcome may be recorded already, so its first mark is kept. */
  const keepMarksBefore = () => {
    for (const row of listRollRowsToSave(rows)) {
      const { id, mark } = row.student;
      if (!marksBefore.current.has(id) || row.result) marksBefore.current.set(id, mark);
    }
  };
  const retrying = failure !== null || rows.some(hasFailedSave);
  const noted = countRowsWithGeneralNote(rows, notesForAbsent);
  // After an attempt to save, other rows may have received the note already.
  const first = !retrying && !command.notice && !rows.some(({ result }) => result);
  const noteIsLost = first && generalNotes.trim() !== '' && noted === 0;
  const change = (row: RollRow, choice: Partial<Omit<RollRowEdit, 'seen'>>) =>
    setEdits(applyRollRowEdit(edits, row, choice));
  const unless = <Args extends unknown[]>(act: (...args: Args) => void) => (pending ? () => undefined : act);
  return {
    ...command,
    rows,
    changedByOthers,
    generalNotes,
    reason,
    /** Ids of the students whose failure the last toast names. */
    namedInToast,
    /** Number of saves that were answered with results. */
    answers,
    present: countTickedRows(rows),
    left: listRollRowsToSave(rows).length,
    retrying,
    /** The number of students who get the general note; undefined when its field is hidden. */
    noted: isGeneralNoteFieldShown(rows, generalNotes) ? noted : undefined,
    noteIsLost,
    possible: canSaveRoll(rows, retrying) && !noteIsLost,
    /** True when closing would lose input. */
    unsaved: retrying || rows.some(isUnsaved) || `${generalNotes}${reason}`.trim() !== '',
    // A row cannot be edited while it is being saved.
    tick: unless((row: RollRow, present: boolean) => change(row, toTick(present))),
    tickAll: unless((all: readonly RollRow[], present: boolean) =>
      setEdits(all.reduce((so, row) => applyRollRowEdit(so, row, toTick(present)), edits)),
    ),
    leaveUnmarked: unless((all: readonly RollRow[], leftUnmarked: boolean) =>
      setEdits(all.reduce((so, row) => applyRollRowEdit(so, row, { leftUnmarked }), edits)),
    ),
    notesForAbsent,
    setNotesForAbsent: unless((chosen: boolean) => setNotesFor(chosen ? 'everybody' : 'present')),
    note: unless((row: RollRow, note: string) => change(row, { note })),
    notePrivately: unless((row: RollRow, privateNote: string) => change(row, { privateNote })),
    applyWaiting: unless((row: RollRow, applyWaiting: boolean) => change(row, { applyWaiting })),
    setGeneralNotes: unless(setGeneralNotes),
    setReason: unless(setReason),
    correctionReason,
    /** `why` is the reason for which recorded absences become present, the earlier one if it is missing. */
    save: (why = correctionReason) => {
      keepMarksBefore();
      setCorrectionReason(why);
      command.submit({ body: toRollRequest({ ...form, correctionReason: why }) });
    },
  };
}

const toTick = (present: boolean) =>
  present ? ({ status: 'present', leftUnmarked: false } as const) : ({ status: 'absent' } as const);

/** A typed note counts as unsaved even while its student is not ticked. */
const isUnsaved = (row: RollRow): boolean => !row.locked && (row.changes || hasNoteChange(row.student.mark, row));

export type RollFormState = ReturnType<typeof useRollForm>;
