import type { StudentTimetableResponse } from '#contracts/timetable.ts';
import { ABSENCE_AHEAD_DAYS_MAX, REASON_LENGTH_MAX } from '#events/values/limits.ts';
import { peopleApi } from '../../api/people-api.ts';
import { useCommandDialog } from '../../commands/use-command-dialog.ts';
import { useDialogDraftField } from '../../commands/use-dialog-draft.ts';
import { absenceTexts as copy, toReportedText } from '../../copy/absences.ts';
import { addDays } from '../../lib/dates.ts';
import { findLateCancellationHours } from '../../lib/mark-choice.ts';
import { useCentre } from '../../session/session.ts';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Input } from '../../ui/input.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ReportedAbsences } from './reported-absences.tsx';
import { useChild } from './use-child.ts';

interface ReportAbsenceDialogProps {
  studentId: string;
  timetable: StudentTimetableResponse;
  /** Named for a tutor, who sees here what is reported already. Students and families see that on the page. */
  student?: { name: string };
  onClose(): void;
}

/** Says that the student is not coming on a day: at first that of the next class for which nothing is reported. */
export function ReportAbsenceDialog({ studentId, timetable, student, onClose }: ReportAbsenceDialogProps) {
  const { today, classes, absences } = timetable;
  const next = classes.find(({ date }) => !absences.some((report) => report.date === date));
  const [typedDate, setDate] = useDialogDraftField('date');
  const [reason = '', setReason] = useDialogDraftField('reason');
  const date = typedDate ?? next?.date ?? today;
  const centre = useCentre();
  const hours = centre ? findLateCancellationHours(centre, date || today) : 0;
  const named = useChild(studentId) ?? student;
  const [report] = peopleApi.useReportAbsenceMutation();
  const { submit, errorOf, dialog } = useCommandDialog(report, {
    key: `report-absence/${studentId}`,
    fields: ['date', 'reason'],
    done: (_answer, { body }) => ({ title: toReportedText(body.date) }),
    failed: copy.failed,
    staysOpenAfterEarlier: true,
    onClose,
  });
  return (
    <FormDialog
      {...dialog}
      title={named ? copy.toReportTitle(named.name) : copy.report}
      description={student ? copy.descriptionForTutors : copy.description}
      act={copy.report}
      acting={copy.reporting}
      unsaved={typedDate !== undefined || reason !== ''}
      onSubmit={() => submit({ studentId, body: { date: date || today, reason } })}
    >
      {student && absences.length > 0 && (
        <Sheet className="*:border-t-0">
          <ReportedAbsences studentId={studentId} absences={absences} />
        </Sheet>
      )}
      <Field label={copy.date} hint={hours > 0 ? copy.toLateHint(hours) : undefined} error={errorOf('date')}>
        <Input
          type="date"
          required
          className="max-w-48"
          min={today}
          max={addDays(today, ABSENCE_AHEAD_DAYS_MAX)}
          value={date}
          onChange={({ target }) => setDate(target.value)}
        />
      </Field>
      <Field label={copy.reason} optional hint={copy.reasonHint} error={errorOf('reason')}>
        <Input
          maxLength={REASON_LENGTH_MAX}
          autoComplete="off"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </FormDialog>
  );
}
