import { useState } from 'react';
import type { SubmissionRow } from '#contracts/submissions.ts';
import { FEEDBACK_LENGTH_MAX, REASON_LENGTH_MAX } from '#events/values/limits.ts';
import { useFormCommand } from '../../../../commands/use-form-command.ts';
import { gradeFormTexts as copy } from '../../../../copy/homework.ts';
import { DraftOffer } from '../../../../server-draft/draft-offer.tsx';
import { DraftNotices, DraftStatus } from '../../../../server-draft/draft-status.tsx';
import { notify } from '../../../../toasts/notify.ts';
import { BidiIsolatedName } from '../../../../ui/bidi-isolated-name.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { Input } from '../../../../ui/input.tsx';
import { type GradeCorrectionRequest, useCorrectGradeMutation } from '../api.ts';
import { findGradeTextLengthFault } from './find-grade-text-length-fault.ts';
import { GradeFields } from './grade-fields.tsx';
import { parseGrade } from './parse-grade.ts';
import { useGradeDraft } from './use-grade-draft.ts';

interface CorrectGradeDialogProps {
  submission: SubmissionRow;
  onClose(): void;
}

/** Corrects a grade with a reason; the earlier grade stays in the history. Closing the dialog keeps the input. */
export function CorrectGradeDialog({ submission, onClose }: CorrectGradeDialogProps) {
  const { homework_id: homeworkId, student_id: studentId, student_name, version } = submission;
  const before = submission.feedback ?? '';
  const key = `correct-grade/${homeworkId}/${studentId}`;
  const { draft, typed, isTyped, type, giveUp } = useGradeDraft(submission);
  const { grade = String(submission.grade ?? ''), feedback = before, reason = '' } = typed;
  const [tried, setTried] = useState(false);
  const [correct] = useCorrectGradeMutation();
  const { submit, pending, failure, notice } = useFormCommand(
    ({ ifMatch, ...body }: GradeCorrectionRequest & { ifMatch: number }, idempotencyKey) =>
      correct({ homeworkId, studentId, body, ifMatch, idempotencyKey }),
    {
      fields: ['grade', 'feedback', 'reason'],
      onDone: ({ grade }, _body, earlier) => {
        notify.success({ key, title: copy.corrected, detail: copy.correctedTo(student_name, grade) });
        if (earlier) return;
        giveUp();
        onClose();
      },
      onFailed: ({ detail }) => notify.failure({ key, title: copy.failed, detail }),
    },
  );
  const number = parseGrade(grade);
  const reasonFault = findGradeTextLengthFault(reason, REASON_LENGTH_MAX);
  const save = async () => {
    setTried(true);
    if (
      'fault' in number ||
      reason.trim() === '' ||
      reasonFault ||
      findGradeTextLengthFault(feedback, FEEDBACK_LENGTH_MAX)
    )
      return;
    const newest = await draft.saveAndCheckRemote();
    if (!newest) return notify.failure({ key, title: copy.failed, detail: copy.changedElsewhere });
    const changed = feedback === before ? {} : { feedback };
    void submit({ grade: number.grade, reason, ...changed, ifMatch: version });
  };
  return (
    <FormDialog
      title={copy.correct}
      description={<BidiIsolatedName name={student_name} />}
      act={copy.correct}
      acting={copy.correcting}
      pending={pending}
      failure={failure}
      notice={notice}
      onSubmit={save}
      onClose={onClose}
    >
      <DraftOffer draft={draft} />
      <GradeFields
        grade={grade}
        feedback={feedback}
        faults={{
          grade: tried && 'fault' in number ? number.fault : failure?.errors.grade,
          feedback: failure?.errors.feedback,
        }}
        onGrade={(next) => type({ grade: next })}
        onFeedback={(next) => type({ feedback: next })}
      />
      <Field
        label={copy.reason}
        hint={copy.reasonHint}
        error={tried && reason.trim() === '' ? copy.reasonMissing : (reasonFault ?? failure?.errors.reason)}
      >
        <Input required value={reason} onChange={({ target }) => type({ reason: target.value || undefined })} />
      </Field>
      <DraftNotices draft={draft} />
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-3">
        <DraftStatus draft={draft} />
        {isTyped && (
          <Button size="small" variant="quiet" onClick={giveUp}>
            {copy.discard}
          </Button>
        )}
      </div>
    </FormDialog>
  );
}
