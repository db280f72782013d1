import { useState } from 'react';
import type { AttendanceRow } from '#contracts/attendance.ts';
import { type AttendanceCorrection, useCorrectAttendanceMutation } from '../../../api/attendance-records.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { missingReasonText } from '../../../copy/forms.ts';
import { useClassesMax } from '../../../session/session.ts';
import type { DialogFailure } from '../../../ui/confirm-dialog.tsx';
import * as copy from '../attendance-records/attendance-records-copy.ts';
import type { useCorrectionForm } from './use-correction-form.ts';

type CorrectionForm = ReturnType<typeof useCorrectionForm>;

/** Sends a correction and shows the result in the form. */
export function useSaveCorrection(opened: AttendanceRow, form: CorrectionForm, onClose: () => void) {
  const [tried, setTried] = useState<CorrectionForm>();
  const classesMax = useClassesMax();
  const [correct] = useCorrectAttendanceMutation();
  const { submit, pending, failure, dialog } = useCommandDialog(correct, {
    key: `correct-attendance/${opened.id}`,
    fields: ['date', 'notes', 'private_notes', 'reason'],
    done: (answer, { correction }) => ({
      title: copy.attendanceCorrectedText,
      detail: copy.toCorrectionDetailText(copy.toRecordStudentNameText(opened), correction, answer, classesMax),
    }),
    failed: copy.correctionFailedText,
    staysOpenAfterEarlier: ({ correction }) => !form.isSameCorrection(correction),
    onClose,
  });
  const save = () => {
    setTried(form);
    // An attempt with an unknown outcome is repeated even if the record already has the new values.
    if (isReasonMissing(form)) return;
    if (!form.dateFault && (form.changes || failure?.outcomeUnknown)) {
      submit({ studentId: opened.student_id, correction: toCorrection(form) });
    }
  };

  const errors: Partial<Record<string, string>> = failure?.errors ?? {};
  const nothing = !pending && !failure?.outcomeUnknown && tried !== undefined && !tried.changes && !form.changes;
  // After a conflict the newer record must be loaded.
  const outdated = failure?.code === 'mark-changed' || failure?.code === 'no-mark';
  const answered = outdated && (form.newer !== undefined || form.shown !== tried?.shown);
  const nothingToCorrect: DialogFailure = { detail: copy.nothingToCorrectText, outcomeUnknown: false };
  return {
    save,
    dialog,
    failure: nothing ? nothingToCorrect : answered ? null : failure,
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

const toCorrection = ({
  shown,
  date,
  status,
  note,
  noteChanges,
  reason,
  ...form
}: CorrectionForm): AttendanceCorrection => ({
  from: shown.date,
  date,
  status,
  seen_version: shown.version,
  ...(noteChanges && { notes: note.trim() }),
  ...(form.privateNoteChanges && { private_notes: form.privateNote.trim() }),
  ...(reason.text && { reason: reason.text }),
  ...(reason.code && { code: reason.code }),
});
