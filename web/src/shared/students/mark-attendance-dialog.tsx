import { useState } from 'react';
import type { CentreResponse } from '#contracts/centre.ts';
import type { StudentRow } from '#contracts/students.ts';
import { NOTE_LENGTH_MAX } from '#events/values/limits.ts';
import { classesApi } from '../../api/classes-api.ts';
import { useCommandDialog } from '../../commands/use-command-dialog.ts';
import { markAttendanceText, notesText, savingText, tryAgainText } from '../../copy/common.ts';
import { familiesReadNoteText, missingReasonText } from '../../copy/forms.ts';
import * as copy from '../../copy/students.ts';
import { toApplyWaitingText } from '../../copy/take-attendance.ts';
import { toCentreDate } from '../../lib/dates.ts';
import { findDateDoubts } from '../../lib/find-date-doubts.ts';
import { toRequestedChoice, toStatusFields } from '../../lib/mark-choice.ts';
import { useClassesMax } from '../../session/session.ts';
import { AttendanceMarkFields } from '../../ui/attendance-mark-fields.tsx';
import { BidiIsolatedName } from '../../ui/bidi-isolated-name.tsx';
import { Button } from '../../ui/button.tsx';
import { LabelledCheckbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Textarea } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PrivateNoteField } from '../../ui/private-note-field.tsx';
import { ReasonField } from '../../ui/reason-field.tsx';
import { ConfirmDateDialog } from './confirm-date-dialog.tsx';
import { lookingUpText, lookUpFailedText, toReplacesNoteText } from './mark-preview-copy.ts';
import { previewMark, toRecordedMarkSummary } from './preview-mark.ts';
import { toStudentFormFailureText } from './to-student-form-failure-text.ts';
import { useMarkAttendanceForm, useSubmitAfterLookup } from './use-mark-attendance-form.ts';

interface MarkAttendanceDialogProps {
  student: StudentRow;
  centre: CentreResponse;
  onClose(): void;
}

export function MarkAttendanceDialog({ student, centre, onClose }: MarkAttendanceDialogProps) {
  const { today, time_zone: timeZone } = centre;
  const form = useMarkAttendanceForm(student.id, centre);
  const { note, privateNote } = form;
  const [asking, setAsking] = useState(false);
  const classesMax = useClassesMax();
  const [mark] = classesApi.useMarkAttendanceMutation();
  const { submit, failure, errorOf, dialog } = useCommandDialog(mark, {
    key: `mark-attendance/${student.id}`,
    fields: ['date', 'notes', 'private_notes', 'reason'],
    done: (_answer, { body }) => ({
      title: copy.attendanceMarkedText,
      detail: copy.toMarkedAsText(student.name, toRequestedChoice(body)),
    }),
    failed: copy.markingFailedText,
    unconfirmed: copy.markingFailedText,
    // Specification, section 8: each failure has this toast.
    toastsFieldErrors: true,
    staysOpenAfterEarlier: ({ body }) => !form.isSameMark(body),
    onClose,
  });

  const preview = previewMark(form.recorded && toRecordedMarkSummary(form.recorded, { today, timeZone }), form.choice, {
    remaining: student.classes_remaining,
    waiting: student.classes_waiting,
    classesMax,
    returnLimit: student.classes_return_limit,
    applyWaiting: form.applyWaiting,
    noteChanges: note.changes || privateNote.changes,
  });

  const send = () =>
    submit({
      studentId: student.id,
      body: {
        ...toStatusFields(form.choice),
        date: form.date,
        seen_version: form.recorded?.version ?? 0,
        ...(note.changes && { notes: note.text.trim() }),
        ...(privateNote.changes && { private_notes: privateNote.text.trim() }),
        ...(form.needsReason && { reason: form.reason.trim() }),
        ...(preview.waiting !== undefined && form.applyWaiting && { apply_waiting: true }),
      },
    });
  const sendWhenFound = useSubmitAfterLookup({ about: form.date, found: form.found, act: send });
  const sendNow = () => {
    if (form.ready) send();
    else sendWhenFound();
  };
  // A day that has a mark already was meant before.
  const enrolledOn = toCentreDate(student.created_at, timeZone);
  const doubts = form.dateFault || form.recorded ? [] : findDateDoubts(form.date, { centre, enrolledOn });
  const reasonMissing = form.needsReason && form.reason.trim() === '';
  const save = () => {
    if (form.dateFault || reasonMissing) submit(undefined);
    else if (doubts.length > 0) setAsking(true);
    else sendNow();
  };

  return (
    <FormDialog
      title={markAttendanceText}
      description={<BidiIsolatedName name={student.name} />}
      act={markAttendanceText}
      acting={savingText}
      {...dialog}
      failure={failure && { ...failure, detail: toStudentFormFailureText(failure, centre) }}
      onSubmit={save}
    >
      <AttendanceMarkFields form={form} today={today} dateError={form.dateFault ?? errorOf('date')} />
      {form.lookup.error && !form.ready ? (
        <Notice tone="danger" role="alert" className="flex flex-wrap items-center justify-between gap-3">
          {lookUpFailedText}
          <Button size="small" onClick={() => form.lookup.refetch()}>
            {tryAgainText}
          </Button>
        </Notice>
      ) : (
        !form.dateFault && (
          <Notice tone={form.ready ? preview.tone : 'info'} role="status">
            {form.ready ? preview.text : lookingUpText}
          </Notice>
        )
      )}
      {[...note.replaced, ...privateNote.replaced].map((replaced) => (
        <Notice key={replaced} tone="caution" role="status">
          {toReplacesNoteText(replaced)}
        </Notice>
      ))}
      {form.ready && preview.waiting !== undefined && (
        <LabelledCheckbox checked={form.applyWaiting} onChange={form.setApplyWaiting}>
          {toApplyWaitingText(preview.waiting)}
        </LabelledCheckbox>
      )}
      {form.needsReason && (
        <ReasonField
          value={form.reason}
          onChange={form.setReason}
          error={errorOf('reason', reasonMissing && missingReasonText)}
        />
      )}
      <Field label={notesText} optional hint={familiesReadNoteText} error={errorOf('notes')}>
        <Textarea
          maxLength={NOTE_LENGTH_MAX}
          value={note.text}
          onChange={(event) => note.setText(event.target.value)}
        />
      </Field>
      <PrivateNoteField value={privateNote.text} onChange={privateNote.setText} error={errorOf('private_notes')} />
      {asking && doubts.length > 0 && (
        <ConfirmDateDialog
          date={form.date}
          doubts={doubts}
          centre={centre}
          names={[student.name]}
          onConfirm={sendNow}
          onClose={() => setAsking(false)}
        />
      )}
    </FormDialog>
  );
}
