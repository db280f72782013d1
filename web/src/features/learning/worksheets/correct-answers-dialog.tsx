import type { SubmissionDetail } from '#contracts/submissions.ts';
import type { WorksheetResponse } from '#contracts/worksheets.ts';
import { REASON_LENGTH_MAX } from '#events/values/limits.ts';
import { homeworkApi } from '../../../api/homework-api.ts';
import { worksheetApi } from '../../../api/worksheet-api.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { useDialogDraftValue, useSeenValue } from '../../../commands/use-dialog-draft.ts';
import { gradeFormTexts } from '../../../copy/homework.ts';
import { LoadFailure } from '../../../page/load-failure.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { AnswerGrid } from './answer-grid.tsx';
import { listBlankNumbers, useBlankConfirmation } from './confirm-blank-dialog.tsx';
import { toEnteredAnswers } from './to-entered-answers.ts';
import { correctAnswersTexts as copy } from './worksheets-copy.ts';

interface CorrectAnswersProps {
  worksheet: WorksheetResponse;
  studentId: string;
  onClose(): void;
}

/** Corrects answers of a student that were entered wrongly. */
export function CorrectAnswers({ worksheet, studentId, onClose }: CorrectAnswersProps) {
  const homeworkId = worksheet.homework?.id ?? '';
  const query = homeworkApi.useGetStudentSubmissionQuery({ homeworkId, studentId });
  const submission = query.currentData;
  const entered = submission && toEnteredAnswers(worksheet, submission);
  if (entered)
    return <CorrectAnswersDialog worksheet={worksheet} submission={submission} entered={entered} onClose={onClose} />;
  if (!submission && query.error === undefined) return null;
  return (
    <Dialog onClose={onClose} title={copy.title}>
      {submission ? <p>{copy.notPossible}</p> : <LoadFailure title={copy.loadingFailed} query={query} />}
    </Dialog>
  );
}

interface CorrectAnswersDialogProps {
  worksheet: WorksheetResponse;
  submission: SubmissionDetail;
  entered: readonly (number | null)[];
  onClose(): void;
}

function CorrectAnswersDialog({ worksheet, submission, entered, onClose }: CorrectAnswersDialogProps) {
  const { student_id: studentId, student_name, version } = submission;
  const [answers, setAnswers] = useDialogDraftValue<readonly (number | null)[]>('answers', entered);
  const [reason, setReason] = useDialogDraftValue('reason', '');
  const seenVersion = useSeenValue('version', version);
  const [correct] = worksheetApi.useCorrectPaperAnswersMutation();
  const { submit, errorOf, dialog } = useCommandDialog(correct, {
    key: `correct-answers/${worksheet.id}/${studentId}`,
    fields: ['reason'],
    failed: ({ code }) => {
      // The refusal names the newer correction, so that the next one may follow it.
      if (code === 'version-mismatch') seenVersion.forget();
      return copy.failed;
    },
    done: ({ grade }) => ({ title: copy.done, detail: copy.doneOf(student_name, grade) }),
    onClose,
  });
  const changed = answers.flatMap((answer, index) => (answer === entered[index] ? [] : [index + 1]));
  const newBlanks = listBlankNumbers(answers).filter((number) => changed.includes(number));
  const isComplete = changed.length > 0 && reason.trim() !== '';
  const save = () =>
    submit(
      isComplete
        ? {
            ...{ worksheetId: worksheet.id, studentId, ifMatch: seenVersion.seen },
            body: { answers: [...answers], reason },
          }
        : undefined,
    );
  const confirmation = useBlankConfirmation(isComplete ? newBlanks : [], save);
  return (
    <FormDialog
      title={copy.title}
      description={copy.description(student_name)}
      act={copy.submit}
      acting={copy.submitting}
      unsaved={changed.length > 0 || reason !== ''}
      {...dialog}
      summary={<p className="text-sm">{changed.length === 0 ? copy.unchanged : copy.changed(changed)}</p>}
      onSubmit={confirmation.saveOrAsk}
    >
      <AnswerGrid
        answers={answers}
        error={errorOf('answers', changed.length === 0 && copy.unchangedFault)}
        onChange={(next) => {
          seenVersion.see();
          setAnswers(next);
        }}
      />
      <Field
        label={gradeFormTexts.reason}
        hint={gradeFormTexts.reasonHint}
        error={errorOf('reason', reason.trim() === '' && gradeFormTexts.reasonMissing)}
      >
        <Input
          required
          maxLength={REASON_LENGTH_MAX}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      {confirmation.dialog}
    </FormDialog>
  );
}
