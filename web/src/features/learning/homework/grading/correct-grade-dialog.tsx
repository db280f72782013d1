import type { SubmissionRow } from '#contracts/submissions.ts';
import { FEEDBACK_LENGTH_MAX, REASON_LENGTH_MAX } from '#events/values/limits.ts';
import { homeworkApi } from '../../../../api/homework-api.ts';
import { useCommandDialog } from '../../../../commands/use-command-dialog.ts';
import { useSeenValue } from '../../../../commands/use-dialog-draft.ts';
import { gradeFormTexts as copy } from '../../../../copy/homework.ts';
import { DraftOffer } from '../../../../server-draft/draft-offer.tsx';
import { DraftNotices, DraftStatus } from '../../../../server-draft/draft-status.tsx';
import { notify } from '../../../../toasts/notify.ts';
import { BidiIsolatedName } from '../../../../ui/bidi-isolated-name.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { Input } from '../../../../ui/input.tsx';
import { GradeFields } from './grade-fields.tsx';
import { findGradeTextLengthFault, parseGrade } from './parse-grade.ts';
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
  const seenVersion = useSeenValue('version', version);
  const [correct] = homeworkApi.useCorrectGradeMutation();
  const { submit, errorOf, dialog } = useCommandDialog(correct, {
    key,
    fields: ['grade', 'feedback', 'reason'],
    done: ({ grade }) => ({ title: copy.corrected, detail: copy.correctedTo(student_name, grade) }),
    onDone: (_answer, _sent, earlier) => {
      if (!earlier) giveUp();
    },
    failed: ({ code }) => {
      // The newer correction is told and shown now, so that the next one may follow it.
      if (code === 'version-mismatch') seenVersion.forget();
      return copy.failed;
    },
    unconfirmed: copy.failed,
    staysOpenAfterEarlier: true,
    onClose,
  });
  const edit = (more: Parameters<typeof type>[0]) => {
    seenVersion.see();
    type(more);
  };
  const number = parseGrade(grade);
  const reasonFault = findGradeTextLengthFault(reason, REASON_LENGTH_MAX);
  const save = async () => {
    const isMissing = reason.trim() === '';
    const feedbackFault = findGradeTextLengthFault(feedback, FEEDBACK_LENGTH_MAX);
    if ('fault' in number || isMissing || reasonFault || feedbackFault) return submit(undefined);
    const newest = await draft.saveAndCheckRemote();
    if (!newest) {
      submit(undefined);
      return notify.failure({ key, title: copy.failed, detail: copy.changedElsewhere });
    }
    const changed = feedback === before ? {} : { feedback };
    submit({
      homeworkId,
      studentId,
      body: { grade: number.grade, reason, ...changed },
      ifMatch: seenVersion.seen,
    });
  };
  return (
    <FormDialog
      title={copy.correct}
      description={<BidiIsolatedName name={student_name} />}
      act={copy.correct}
      acting={copy.correcting}
      {...dialog}
      onSubmit={() => void save()}
    >
      <DraftOffer draft={draft} />
      <GradeFields
        grade={grade}
        feedback={feedback}
        faults={{
          grade: errorOf('grade', 'fault' in number && number.fault),
          feedback: errorOf('feedback'),
        }}
        onGrade={(next) => edit({ grade: next })}
        onFeedback={(next) => edit({ feedback: next })}
      />
      <Field
        label={copy.reason}
        hint={copy.reasonHint}
        error={reasonFault ?? errorOf('reason', reason.trim() === '' && copy.reasonMissing)}
      >
        <Input required value={reason} onChange={({ target }) => edit({ reason: target.value || undefined })} />
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
