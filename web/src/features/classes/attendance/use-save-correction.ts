import { useState } from 'react';
import type { AttendanceRow } from '#contracts/attendance.ts';
import { type AttendanceCorrection, useCorrectAttendanceMutation } from '../../../api/attendance-records.ts';
import { useFormCommand } from '../../../commands/use-form-command.ts';
import { missingReasonText } from '../../../copy/forms.ts';
import { useClassesMax } from '../../../session/session.ts';
import { notify } from '../../../toasts/notify.ts';
import type { FormDialogFailure } from '../../../ui/form-dialog.tsx';
import * as copy from '../attendance-records/attendance-records-copy.ts';
import type { useCorrectionForm } from './use-correction-form.ts';

type CorrectionForm = ReturnType<typeof useCorrectionForm>;

/** Sends a correction and shows the result in the form. */
export function useSaveCorrection(opened: AttendanceRow, form: CorrectionForm, onClose: () => void) {
  const key = `correct-attendance/${opened.id}`;
  const [tried, setTried] = useState<CorrectionForm>();
  const classesMax = useClassesMax();
  const [correct] = useCorrectAttendanceMutation();
  const { submit, pending, failure, notice } = useFormCommand(
    (correction: AttendanceCorrection, idempotencyKey) =>
      correct({ studentId: opened.student_id, correction, idempotencyKey }),
    {
      fields: ['date', 'notes', 'private_notes', 'reason'],
      onDone: (answer, correction, earlier) => {
        const detail = copy.toCorrectionDetailText(
          copy.toRecordStudentNameText(opened),
          correction,
          answer,
          classesMax,
        );
        notify.success({ key, title: copy.attendanceCorrectedText, detail });
        if (!earlier || form.isSameCorrection(correction)) onClose();
      },
      onFailed: ({ detail }) => notify.failure({ key, title: copy.correctionFailedText, detail }),
    },
  );
  const save = () => {
    setTried(form);
    // An attempt with an unknown outcome is repeated even if the record already has the new values.
    if (isReasonMissing(form)) return;
    if (!form.dateFault && (form.changes || failure?.outcomeUnknown)) void submit(toCorrection(form));
  };

  const errors: Partial<Record<string, string>> = failure?.errors ?? {};
  const nothing = !pending && !failure?.outcomeUnknown && tried !== undefined && !tried.changes && !form.changes;
  // After a conflict the newer record must be loaded.
  const outdated = failure?.code === 'mark-changed' || failure?.code === 'no-mark';
  const answered = outdated && (form.newer !== undefined || form.shown !== tried?.shown);
  const nothingToCorrect: FormDialogFailure = { detail: copy.nothingToCorrectText, outcomeUnknown: false };
  return {
    save,
    pending,
    notice,
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
  changes && needsReason && reason.trim() === '';

const toCorrection = ({
  shown,
  date,
  status,
  note,
  noteChanges,
  reason,
  code,
  ...form
}: CorrectionForm): AttendanceCorrection => ({
  from: shown.date,
  date,
  status,
  seen_version: shown.version,
  ...(noteChanges && { notes: note.trim() }),
  ...(form.privateNoteChanges && { private_notes: form.privateNote.trim() }),
  ...(reason.trim() && { reason: reason.trim() }),
  ...(code && { code }),
});
