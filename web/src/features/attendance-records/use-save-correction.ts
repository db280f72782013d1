import { useState } from 'react';
import type { AttendanceRow } from '#contracts/attendance.ts';
import { type Correction, useCorrectAttendanceMutation } from '../../api/attendance-records.ts';
import { useCommand } from '../../commands/use-command.ts';
import * as copy from '../../copy/attendance-records.ts';
import { notify } from '../../toasts/notify.ts';
import type { useCorrection } from './use-correction.ts';

type Form = ReturnType<typeof useCorrection>;

/** Sends a correction, and says in the form what became of it. */
export function useSaveCorrection(opened: AttendanceRow, form: Form, onClose: () => void) {
  const key = `correct-attendance/${opened.id}`;
  const [tried, setTried] = useState<Form>();
  const [correct] = useCorrectAttendanceMutation();
  const { submit, pending, failure, news } = useCommand(
    (correction: Correction, idempotencyKey) => correct({ studentId: opened.student_id, correction, idempotencyKey }),
    {
      fields: ['date', 'notes', 'reason'],
      onDone: (answer, correction, earlier) => {
        const detail = copy.correctedTo(copy.formatStudentName(opened), correction, answer);
        notify.success({ key, title: copy.corrected, detail });
        if (!earlier || form.isSameCorrection(correction)) onClose();
      },
      onFailed: ({ detail }) => notify.failure({ key, title: copy.correctingFailed, detail }),
    },
  );
  const save = () => {
    setTried(form);
    // What may have been saved is asked for again, also when it turns out to stand here already.
    if (!form.dateFault && (form.changes || failure?.outcomeUnknown)) void submit(correctionOf(form));
  };

  const errors: Partial<Record<string, string>> = failure?.errors ?? {};
  const nothing = !pending && tried !== undefined && !tried.changes && !form.changes;
  // What was refused for a change by somebody else is answered by loading it.
  const outdated = failure?.code === 'mark-changed' || failure?.code === 'no-mark';
  const answered = outdated && (form.newer !== undefined || form.shown !== tried?.shown);
  return {
    save,
    pending,
    news,
    error: nothing ? copy.nothingChanged : answered ? undefined : failure?.detail,
    // A date that was refused is not the one that is chosen now.
    errors: form.date === tried?.date ? errors : { ...errors, date: undefined },
  };
}

const correctionOf = ({ shown, date, status, note, noteChanges, reason }: Form): Correction => ({
  from: shown.date,
  date,
  status,
  seen_version: shown.version,
  ...(noteChanges && { notes: note.trim() }),
  ...(reason.trim() && { reason: reason.trim() }),
});
