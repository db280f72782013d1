import { useState } from 'react';
import type { AttendanceRow } from '#contracts/attendance.ts';
import type { CentreResponse } from '#contracts/centre.ts';
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { NOTE_LENGTH_MAX } from '#events/values/limits.ts';
import { peopleApi } from '../../api/people-api.ts';
import { formatAtPhrase } from '../../copy/at-phrase.ts';
import { notesText, savingText } from '../../copy/common.ts';
import { familiesReadNoteText } from '../../copy/forms.ts';
import { formatLongDate, toCentreDate } from '../../lib/dates.ts';
import { type DateDoubt, findDateDoubts } from '../../lib/find-date-doubts.ts';
import { toMarkChoice } from '../../lib/mark-choice.ts';
import { AttendanceMarkFields } from '../../ui/attendance-mark-fields.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Textarea } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PrivateNoteField } from '../../ui/private-note-field.tsx';
import { CodedReasonField } from '../../ui/reason-field.tsx';
import { ConfirmDateDialog } from '../students/confirm-date-dialog.tsx';
import { previewCorrection } from './preview-correction.ts';
import * as copy from './record-dialog-copy.ts';
import { useCorrectionForm, useSaveCorrection } from './use-correction-form.ts';

interface CorrectAttendanceDialogProps {
  /** The record at the time the dialog was opened. */
  opened: AttendanceRow;
  centre: CentreResponse;
  onClose(): void;
}

export function CorrectAttendanceDialog({ opened, centre, onClose }: CorrectAttendanceDialogProps) {
  const form = useCorrectionForm(opened, centre);
  const { save, dialog, failure, stale, errors } = useSaveCorrection(opened, form, onClose);
  const [asking, setAsking] = useState(false);
  const { shown, newer, blockingRecord: inTheWay } = form;
  const taken = inTheWay && toDateTakenError(inTheWay, centre);
  const doubts = useNewDateDoubts(form, centre);
  return (
    <FormDialog
      title={copy.recordDialogTitles.correct}
      description={`${isolateBidi(copy.toRecordStudentNameText(shown))}, ${formatLongDate(shown.date)}`}
      act={copy.saveCorrectionText}
      acting={savingText}
      {...dialog}
      failure={failure}
      notice={
        newer && !dialog.pending ? (
          <RecordConflictNotice now={newer} before={shown} centre={centre} onLoad={form.showNewer} />
        ) : (
          dialog.notice
        )
      }
      unsaved={form.changes || form.reason.body !== undefined}
      onSubmit={() => (doubts.length > 0 ? setAsking(true) : save())}
    >
      <AttendanceMarkFields form={form} today={centre.today} dateError={form.dateFault ?? errors.date ?? taken} />
      {!form.dateFault && !taken && !stale && <CorrectionEffectNotice form={form} centre={centre} />}
      <Field label={notesText} optional hint={familiesReadNoteText} error={errors.notes}>
        <Textarea
          maxLength={NOTE_LENGTH_MAX}
          value={form.note.text}
          onChange={(event) => form.note.setText(event.target.value)}
        />
      </Field>
      <PrivateNoteField
        value={form.privateNote.text}
        onChange={form.privateNote.setText}
        error={errors.private_notes}
      />
      <CodedReasonField {...form.reason.field} optional={!form.needsReason} error={errors.reason} />
      {asking && doubts.length > 0 && (
        <ConfirmDateDialog
          date={form.date}
          doubts={doubts}
          centre={centre}
          names={[copy.toRecordStudentNameText(shown)]}
          onConfirm={save}
          onClose={() => setAsking(false)}
        />
      )}
    </FormDialog>
  );
}

/** The doubts about another day than the recorded one; a record from before the enrolment may stay before it. */
function useNewDateDoubts(
  { shown, date, dateFault }: ReturnType<typeof useCorrectionForm>,
  centre: CentreResponse,
): readonly DateDoubt[] {
  const student = peopleApi.useGetStudentProfileQuery({ studentId: shown.student_id }).data;
  if (dateFault || date === shown.date) return [];
  const enrolledOn = student && toCentreDate(student.created_at, centre.time_zone);
  const wasBefore = enrolledOn !== undefined && shown.date < enrolledOn;
  return findDateDoubts(date, { centre, enrolledOn: wasBefore ? undefined : enrolledOn });
}

const toDateTakenError = (record: AttendanceRow, { today, time_zone: timeZone }: CentreResponse): string =>
  copy.toRecordExistsOnDateText(record, formatAtPhrase(record.updated_at, { today, timeZone }), today);

interface CorrectionEffectNoticeProps {
  form: ReturnType<typeof useCorrectionForm>;
  centre: CentreResponse;
}

/** Shows what the correction will do to the student's balance. */
function CorrectionEffectNotice({ form, centre: { today, classes_max: classesMax } }: CorrectionEffectNoticeProps) {
  const { shown, date, choice, note } = form;
  const student = peopleApi.useGetStudentProfileQuery({ studentId: shown.student_id }).data;
  if (!student) return null;
  const { tone, text } = previewCorrection(
    { date: shown.date, choice: toMarkChoice(shown), charge: shown.charge },
    { date, choice },
    {
      ...{ remaining: student.classes_remaining, waiting: student.classes_waiting, classesMax },
      ...{ returnLimit: student.classes_return_limit, noteChanges: note.changes, today },
    },
  );
  return (
    <Notice tone={tone} role="status">
      {text}
    </Notice>
  );
}

interface RecordConflictNoticeProps {
  now: AttendanceRow;
  /** The record as the form shows it. */
  before: AttendanceRow;
  centre: CentreResponse;
  onLoad(): void;
}

/**
 * Says who changed the record while the form was open, and how. Loading the changed record keeps the person's input.
 */
function RecordConflictNotice({
  now,
  before,
  centre: { today, time_zone: timeZone },
  onLoad,
}: RecordConflictNoticeProps) {
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span>{copy.toRecordConflictText(now, before, formatAtPhrase(now.updated_at, { today, timeZone }), today)}</span>
      <Button size="small" onClick={onLoad}>
        {copy.loadCurrentRecordText}
      </Button>
    </span>
  );
}
