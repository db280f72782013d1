import { useState } from 'react';
import type { AttendanceRow, CorrectAttendanceRequest } from '#contracts/attendance.ts';
import type { CentreResponse } from '#contracts/centre.ts';
import { PAGE_ROWS_MAX } from '#events/values/limits.ts';
import { classesApi } from '../../api/classes-api.ts';
import type { FieldError } from '../../api/form-failure.ts';
import { useCommandDialog } from '../../commands/use-command-dialog.ts';
import { useDialogDraftField, useDialogDraftValue } from '../../commands/use-dialog-draft.ts';
import { missingReasonText } from '../../copy/forms.ts';
import {
  type MarkChoice,
  toLateChoice,
  toMarkChoice,
  toRequestedChoice,
  toStatusFields,
} from '../../lib/mark-choice.ts';
import { useClassesMax } from '../../session/session.ts';
import type { DialogFailure } from '../../ui/confirm-dialog.tsx';
import { findMarkDateFault } from '../students/find-mark-date-fault.ts';
import * as copy from './record-dialog-copy.ts';
import { useCodedReason } from './use-coded-reason.ts';
import { useNoteDraft } from './use-note-draft.ts';

/**
 * The form of one correction. It keeps showing the record from when it was opened until the person loads the newer one.
 * The person's input is kept.
 */
export function useCorrectionForm(opened: AttendanceRow, centre: CentreResponse) {
  const { today } = centre;
  const [shown, show] = useDialogDraftValue('shown', opened);
  const [date = shown.date, setDate] = useDialogDraftField('date');
  const recorded = toMarkChoice(shown);
  const [wanted = recorded, setChoice] = useDialogDraftField<MarkChoice>('status');
  const late = toLateChoice(centre, date, date === shown.date ? shown : null);
  // The rule of another day may know no late cancellations.
  const choice = wanted === 'late-cancellation' && late === undefined ? 'absent' : wanted;
  const reason = useCodedReason('correct');

  const recent =
    classesApi.useGetAttendanceRecordsQuery({ student_id: opened.student_id, limit: PAGE_ROWS_MAX }).data ?? [];
  const now = recent.find(({ id }) => id === opened.id);
  const recordedNote = shown.notes ?? '';
  const recordedPrivateNote = shown.private_notes ?? '';
  const note = useNoteDraft('note', recordedNote);
  const privateNote = useNoteDraft('private-note', recordedPrivateNote);
  const moves = date !== shown.date;
  const corrects = moves || choice !== recorded || note.changes;
  return {
    ...{ shown, date, setDate, choice, setChoice, late, reason, note, privateNote },
    dateFault: findMarkDateFault(date, today),
    /** True when an earlier attempt sent the same values, even if it had another version of the record. */
    isSameCorrection: (sent: CorrectAttendanceRequest) =>
      sent.date === date &&
      toRequestedChoice(sent) === choice &&
      (sent.notes ?? recordedNote) === note.text.trim() &&
      (sent.private_notes ?? recordedPrivateNote) === privateNote.text.trim() &&
      (sent.reason ?? '') === reason.text &&
      sent.code === reason.code,
    /** False only while nothing but the private note changes, which families do not read. */
    needsReason: corrects || !privateNote.changes,
    changes: corrects || privateNote.changes,
    /** The current record, if it is newer than the one in the form. */
    newer: now && now.version > shown.version ? now : undefined,
    showNewer: () => now && show(now),
    /** The student's other record on the chosen date, if it is among the loaded recent records. */
    blockingRecord: moves ? recent.find((other) => other.date === date && other.id !== shown.id) : undefined,
  };
}

type CorrectionForm = ReturnType<typeof useCorrectionForm>;

/** Sends a correction and shows the result in the form. */
export function useSaveCorrection(opened: AttendanceRow, form: CorrectionForm, onClose: () => void) {
  const [tried, setTried] = useState<CorrectionForm>();
  const classesMax = useClassesMax();
  const [correct] = classesApi.useCorrectAttendanceMutation();
  const { submit, pending, failure, dialog } = useCommandDialog(correct, {
    key: `correct-attendance/${opened.id}`,
    fields: ['date', 'notes', 'private_notes', 'reason'],
    done: (answer, { body }) => ({
      title: copy.attendanceCorrectedText,
      detail: copy.toCorrectionDetailText(copy.toRecordStudentNameText(opened), body, answer, classesMax),
    }),
    failed: copy.correctionFailedText,
    staysOpenAfterEarlier: ({ body }) => !form.isSameCorrection(body),
    onClose,
  });
  const save = () => {
    setTried(form);
    // An attempt with an unknown outcome is repeated even if the record already has the new values.
    if (isReasonMissing(form)) return;
    if (!form.dateFault && (form.changes || failure?.outcomeUnknown)) {
      submit({ studentId: opened.student_id, date: form.shown.date, body: toCorrection(form) });
    }
  };

  const errors: Partial<Record<string, FieldError>> = failure?.errors ?? {};
  const nothing = !pending && !failure?.outcomeUnknown && tried !== undefined && !tried.changes && !form.changes;
  // After a conflict the newer record must be loaded.
  const outdated = failure?.code === 'mark-changed' || failure?.code === 'no-mark';
  const answered = outdated && (form.newer !== undefined || form.shown !== tried?.shown);
  const nothingToCorrect: DialogFailure = { detail: copy.nothingToCorrectText, outcomeUnknown: false };
  return {
    save,
    dialog,
    failure: nothing ? nothingToCorrect : answered ? null : failure,
    /** True while the form shows another record than the current one, so that its effect on the balance cannot be computed. */
    stale: form.newer !== undefined || (outdated && !answered),
    // A refusal of the date is shown only while the same date is chosen.
    errors: {
      ...errors,
      ...(form.date !== tried?.date && { date: undefined }),
      ...(tried && isReasonMissing(form) && { reason: missingReasonText }),
    } as typeof errors,
  };
}

const isReasonMissing = ({ changes, needsReason, reason }: CorrectionForm): boolean =>
  changes && needsReason && reason.body === undefined;

const toCorrection = (form: CorrectionForm): CorrectAttendanceRequest => {
  const { shown, date, choice, note, privateNote, reason } = form;
  return {
    date,
    ...toStatusFields(choice),
    seen_version: shown.version,
    ...(note.changes && { notes: note.text.trim() }),
    ...(privateNote.changes && { private_notes: privateNote.text.trim() }),
    ...(reason.text && { reason: reason.text }),
    ...(reason.code && { code: reason.code }),
  };
};
