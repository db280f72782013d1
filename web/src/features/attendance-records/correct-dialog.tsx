import { useState } from 'react';
import type { AttendanceRow } from '#contracts/attendance.ts';
import type { CentreAnswer } from '#contracts/centre.ts';
import { NOTE_MAX, REASON_MAX } from '#events/limits.ts';
import { type Correction, useCorrectAttendanceMutation } from '../../api/attendance-records.ts';
import { useCommand } from '../../api/use-command.ts';
import { notify } from '../../app/notify.ts';
import * as copy from '../../copy/attendance-records.ts';
import { instantSince, longDate } from '../../lib/dates.ts';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Input, Textarea } from '../../ui/input.tsx';
import { StatusButtons } from '../../ui/status-buttons.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { CorrectionEffect } from './correction-effect.tsx';
import { useCorrection } from './use-correction.ts';

interface CorrectDialogProps {
  /** The record as it stood when the dialog was opened. */
  opened: AttendanceRow;
  centre: CentreAnswer;
  onClose(): void;
}

export function CorrectDialog({ opened, centre, onClose }: CorrectDialogProps) {
  const form = useCorrection(opened, centre.today);
  const { shown } = form;
  const name = copy.nameOf(shown);
  const key = `correct-attendance/${opened.id}`;
  const [idle, setIdle] = useState(false);
  const [tried, setTried] = useState('');
  const [correct] = useCorrectAttendanceMutation();
  const { submit, pending, failure, news } = useCommand(
    (correction: Correction, idempotencyKey) => correct({ studentId: opened.student_id, correction, idempotencyKey }),
    {
      fields: ['date', 'notes', 'reason'],
      done: (answer, correction, earlier) => {
        notify.success({ key, title: copy.corrected, detail: copy.correctedTo(name, correction, answer) });
        if (!earlier) onClose();
      },
      failed: ({ detail }) => notify.failure({ key, title: copy.correctingFailed, detail }),
    },
  );

  // What was refused for a change by somebody else is answered by loading it.
  const outdated = failure?.code === 'mark-changed' || failure?.code === 'no-mark';
  const refused = outdated && (form.newer || form.reloaded) ? undefined : failure?.detail;
  const newer = form.newer && !pending && <ChangedMeanwhile now={form.newer} centre={centre} onLoad={form.showNewer} />;
  const refusedDate = tried === form.date ? failure?.errors.date : undefined;
  const inTheWay = form.inTheWay && dateTaken(form.inTheWay, centre);

  const save = () => {
    setIdle(!form.changes);
    if (form.dateFault || !form.changes) return;
    setTried(form.date);
    void submit({
      from: shown.date,
      date: form.date,
      status: form.status,
      seen_version: shown.version,
      ...(form.noteChanges && { notes: form.note.trim() }),
      ...(form.reason.trim() && { reason: form.reason.trim() }),
    });
  };

  return (
    <FormDialog
      title="Correct attendance"
      description={`${name}, ${longDate(shown.date)}`}
      act="Save correction"
      acting="Saving..."
      pending={pending}
      error={idle && !form.changes ? copy.nothingChanged : refused}
      news={newer || news}
      onSubmit={save}
      onClose={onClose}
    >
      <Field label="Date" error={form.dateFault ?? refusedDate ?? inTheWay}>
        <Input
          type="date"
          required
          max={centre.today}
          className="max-w-48"
          value={form.date}
          onChange={(event) => form.setDate(event.target.value)}
        />
      </Field>
      <Field label="Status" group>
        <StatusButtons value={form.status} onChange={form.setStatus} />
      </Field>
      {!form.dateFault && !form.inTheWay && <CorrectionEffect form={form} centre={centre} />}
      <Field label="Notes" optional error={failure?.errors.notes}>
        <Textarea maxLength={NOTE_MAX} value={form.note} onChange={(event) => form.setNote(event.target.value)} />
      </Field>
      <Field label="Reason" optional hint={copy.reasonHint} error={failure?.errors.reason}>
        <Input maxLength={REASON_MAX} value={form.reason} onChange={(event) => form.setReason(event.target.value)} />
      </Field>
    </FormDialog>
  );
}

function dateTaken(record: AttendanceRow, { today, time_zone: timeZone }: CentreAnswer): string {
  return copy.dateTaken(record, instantSince(record.updated_at, { today, timeZone }), today);
}
