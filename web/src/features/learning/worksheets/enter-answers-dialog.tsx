import { Link } from 'wouter';
import type { WorksheetResponse } from '#contracts/worksheets.ts';
import { worksheetApi } from '../../../api/worksheet-api.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { useDialogDraftValue } from '../../../commands/use-dialog-draft.ts';
import { paths } from '../../../navigation/paths.ts';
import { StudentSelectField } from '../../../shared/students/student-select-field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AnswerGrid } from './answer-grid.tsx';
import { listBlankNumbers, useBlankConfirmation } from './confirm-blank-dialog.tsx';
import { enterAnswersTexts as copy, recordedAnswersTexts } from './worksheets-copy.ts';

interface EnterAnswersDialogProps {
  worksheet: WorksheetResponse;
  onClose(): void;
}

/** Enters one student's answers from paper. */
export function EnterAnswersDialog({ worksheet, onClose }: EnterAnswersDialogProps) {
  const { id, number, questions, answered, homework } = worksheet;
  const [student, setStudent] = useDialogDraftValue('student', '');
  const [answers, setAnswers] = useDialogDraftValue<readonly (number | null)[]>(
    'answers',
    questions.map(() => null),
  );
  const [enter] = worksheetApi.useEnterPaperAnswersMutation();
  const { submit, errorOf, dialog } = useCommandDialog(enter, {
    key: `enter-answers/${id}`,
    fields: ['student_id'],
    failed: copy.failed,
    done: ({ grade }) => ({ title: copy.done, detail: copy.doneOf(grade) }),
    onClose,
  });
  const recorded = answered.find(({ student_id }) => student_id === student);
  const blankNumbers = listBlankNumbers(answers);
  const blank = blankNumbers.length;
  const isComplete = student !== '' && !recorded;
  const save = () =>
    submit(isComplete ? { worksheetId: id, body: { student_id: student, answers: [...answers] } } : undefined);
  const confirmation = useBlankConfirmation(isComplete ? blankNumbers : [], save);
  return (
    <FormDialog
      title={copy.title(number)}
      description={copy.description}
      act={copy.submit}
      acting={copy.submitting}
      unsaved={blank < questions.length}
      {...dialog}
      summary={<p className="text-sm">{copy.blank(blank, questions.length)}</p>}
      onSubmit={confirmation.saveOrAsk}
    >
      <StudentSelectField
        label={copy.student}
        none={copy.none}
        withFormer={false}
        className=""
        value={student}
        error={errorOf('student_id', student === '' ? copy.studentFault : recorded && copy.recordedFault)}
        onChange={setStudent}
      />
      {recorded && (
        <Notice tone="caution" role="alert">
          <p>{copy.recorded(recorded.student_name)}</p>
          {homework?.can_open ? (
            <Link href={paths.viewSubmissions(homework.id)} className="underline underline-offset-2">
              {recordedAnswersTexts.open}
            </Link>
          ) : (
            homework && <p>{recordedAnswersTexts.ofTutor(homework.tutor_name)}</p>
          )}
        </Notice>
      )}
      <AnswerGrid answers={answers} onChange={setAnswers} />
      {confirmation.dialog}
    </FormDialog>
  );
}
