import { useRef, useState } from 'react';
import type { SubmissionRow } from '#contracts/submissions.ts';
import { FEEDBACK_LENGTH_MAX } from '#events/values/limits.ts';
import type { FieldError } from '../../../../api/form-failure.ts';
import { homeworkApi } from '../../../../api/homework-api.ts';
import { useCommand } from '../../../../commands/use-command-dialog.ts';
import { gradeFormTexts as copy } from '../../../../copy/homework.ts';
import { notify } from '../../../../toasts/notify.ts';
import { findGradeTextLengthFault, parseGrade } from './parse-grade.ts';
import type { GradeDraft } from './use-grade-draft.ts';

interface FirstGrade extends Pick<GradeDraft, 'draft'> {
  grade: string;
  feedback: string;
}

/** Sends the first grade of a submission. */
export function useSendFirstGrade({ homework_id, student_id }: SubmissionRow, { grade, feedback, draft }: FirstGrade) {
  const key = `grade-submission/${homework_id}/${student_id}`;
  const [fault, setFault] = useState<FieldError>();
  const [graded, setGraded] = useState(false);
  const doNext = useRef<() => void>(undefined);
  const [give] = homeworkApi.useGradeSubmissionMutation();
  const { submit, pending, failure, notice } = useCommand(give, {
    key,
    fields: ['grade', 'feedback'],
    done: () => copy.submitted,
    onDone: (_answer, _sent, earlier) => {
      if (earlier) return;
      setGraded(true);
      void draft.discard();
      doNext.current?.();
    },
    failed: copy.failed,
    unconfirmed: copy.failed,
  });
  /** `next` is called once the grade is saved. */
  const save = async (next?: () => void) => {
    doNext.current = next;
    const number = parseGrade(grade);
    setFault('fault' in number ? { text: number.fault } : undefined);
    const tooLong = findGradeTextLengthFault(feedback, FEEDBACK_LENGTH_MAX);
    // The field shows the fault. A failure of before is about another grade.
    if ('fault' in number || tooLong) return submit(undefined);
    const newest = await draft.saveAndCheckRemote();
    if (!newest) {
      submit(undefined);
      return notify.failure({ key, title: copy.failed, detail: copy.changedElsewhere });
    }
    const body = { grade: number.grade, ...(feedback.trim() && { feedback }) };
    submit({ homeworkId: homework_id, studentId: student_id, body });
  };
  return {
    save,
    pending,
    /** True once this form has saved the grade. */
    given: graded,
    notice,
    error: failure?.detail,
    faults: { grade: fault ?? failure?.errors.grade, feedback: failure?.errors.feedback },
  };
}
