import { useState } from 'react';
import type { SubmissionRow } from '#contracts/submissions.ts';
import { FEEDBACK_MAX, REASON_MAX } from '#events/limits.ts';
import { useCommand } from '../../../api/use-command.ts';
import { notify } from '../../../app/notify.ts';
import { grading as copy } from '../../../copy/homework.ts';
import { useDraftField } from '../../../dialog-draft/use-dialog-draft.ts';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { PersonName } from '../../../ui/person-name.tsx';
import { type Correction, useCorrectGradeMutation } from '../api.ts';
import { GradeFields } from './grade-fields.tsx';
import { gradeNumber } from './grade-number.ts';

interface CorrectGradeDialogProps {
  submission: SubmissionRow;
  onClose(): void;
}

/** Another grade, with the reason why; what stood before stays in the history. */
export function CorrectGradeDialog({ submission, onClose }: CorrectGradeDialogProps) {
  const { homework_id: homeworkId, student_id: studentId, student_name, version } = submission;
  const before = submission.feedback ?? '';
  const key = `correct-grade/${homeworkId}/${studentId}`;
  const [grade = String(submission.grade ?? ''), setGrade] = useDraftField('grade');
  const [feedback = before, setFeedback] = useDraftField('feedback');
  const [reason = '', setReason] = useDraftField('reason');
  const [tried, setTried] = useState(false);
  const [correct] = useCorrectGradeMutation();
  const { submit, pending, failure, news } = useCommand(
    ({ ifMatch, ...body }: Correction & { ifMatch: number }, idempotencyKey) =>
      correct({ homeworkId, studentId, body, ifMatch, idempotencyKey }),
    {
      fields: ['grade', 'feedback', 'reason'],
      done: ({ grade }, _body, earlier) => {
        notify.success({ key, title: copy.corrected, detail: copy.correctedTo(student_name, grade) });
        if (!earlier) onClose();
      },
      failed: ({ detail }) => notify.failure({ key, title: copy.failed, detail }),
    },
  );
  const number = gradeNumber(grade);
  const save = () => {
    setTried(true);
    if ('fault' in number || reason.trim() === '') return;
    const changed = feedback === before ? {} : { feedback };
    void submit({ grade: number.grade, reason, ...changed, ifMatch: version });
  };
  return (
    <FormDialog
      title={copy.correct}
      description={<PersonName name={student_name} />}
      act={copy.correct}
      acting={copy.correcting}
      pending={pending}
      error={failure?.detail}
      news={news}
      onSubmit={save}
      onClose={onClose}
    >
      <GradeFields
        grade={grade}
        feedback={feedback}
        feedbackMax={FEEDBACK_MAX}
        gradeFault={tried && 'fault' in number ? number.fault : failure?.errors.grade}
        feedbackFault={failure?.errors.feedback}
        onGrade={setGrade}
        onFeedback={setFeedback}
      />
      <Field
        label={copy.reason}
        hint={copy.reasonHint}
        error={tried && reason.trim() === '' ? copy.reasonMissing : failure?.errors.reason}
      >
        <Input required maxLength={REASON_MAX} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
    </FormDialog>
  );
}
