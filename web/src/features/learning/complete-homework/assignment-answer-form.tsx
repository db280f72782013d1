import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { QuestionRow } from '#contracts/homework.ts';
import type { AssignmentDetail } from '#contracts/submissions.ts';
import { practiceApi } from '../../../api/practice-api.ts';
import { cancelText, submittingText } from '../../../copy/common.ts';
import { toQuestionCountText } from '../../../copy/counts.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { paths } from '../../../navigation/paths.ts';
import { DiscardDraftButton } from '../../../server-draft/discard-draft-button.tsx';
import { DraftOffer } from '../../../server-draft/draft-offer.tsx';
import { DraftStatus } from '../../../server-draft/draft-status.tsx';
import { useCentre, useProfile } from '../../../session/session.ts';
import { QuestionFrameList } from '../../../shared/questions/question-frame.tsx';
import { notify } from '../../../toasts/notify.ts';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { AnswerFormFooter, AnswerFormNotices } from './answer-form-footer.tsx';
import { toQuestionNumbers } from './answer-parts.ts';
import { AnswerableQuestionItem } from './answerable-question-item.tsx';
import { findAnswerFault, findCurrentAnswer, findQuestionChangeKind } from './answers-draft.ts';
import * as copy from './complete-homework-copy.ts';
import { assignmentOverdueText } from './complete-homework-copy.ts';
import { useAnswersDraft } from './use-answers-draft.ts';
import { SUBMIT_HOMEWORK_TOAST_KEY, useSubmitAnswers } from './use-submit-answers.ts';

interface AssignmentAnswerFormProps {
  assignment: AssignmentDetail;
  look(): Promise<AssignmentDetail | undefined>;
}

/** The form of an assignment. While the student types, the answers are saved as a draft. */
export function AssignmentAnswerForm({ assignment, look }: AssignmentAnswerFormProps) {
  const { questions } = assignment;
  const { draft, answers, seen, changes, answer, accept, differing, replaced, takeOther } = useAnswersDraft(assignment);
  const [tried, setTried] = useState(false);
  const [, navigate] = useLocation();
  const { id: studentId } = useProfile();
  // No record says in which grade a student is; the newest practice does.
  const grade = practiceApi.useGetPracticeStatsQuery({ studentId }).data?.last_choice?.grade;
  const form = useRef<HTMLFormElement>(null);
  const faultIn = (question: QuestionRow) => findAnswerFault(findCurrentAnswer(answers, question));
  const goTo = (question: QuestionRow | undefined) => question && goToQuestion(form.current, question.id);
  const { pending, unanswered, submit } = useSubmitAnswers({
    ...{ assignment, answers, refetchAssignment: look, draft },
    onChanged: () => goTo(questions.find((question) => findQuestionChangeKind(answers, seen, question))),
    onNewerAnswers: ([first]) => goTo(first),
  });

  const press = () => {
    const faulty = questions.filter(faultIn);
    setTried(faulty.length > 0);
    if (faulty.length === 0) return void submit();
    const missing = faulty.some((question) => faultIn(question) === 'missing');
    notify.failure({
      key: SUBMIT_HOMEWORK_TOAST_KEY,
      ...(missing ? copy.incompleteSubmissionTexts : copy.answerTooLongTexts),
    });
    goTo(faulty[0]);
  };

  const isChecking = useCheckAfterDiscard(draft.isDiscardedRemotely, look);
  if (!draft.ready || isChecking) return <Spinner label={copy.assignmentLoadingText} />;
  const done = questions.filter((question) => !faultIn(question)).length;
  return (
    <form ref={form} onSubmit={(event) => event.preventDefault()} className="mx-auto max-w-3xl">
      <AssignmentHeader assignment={assignment} />
      <DraftOffer
        draft={draft}
        conflictText={
          differing.length > 0 ? copy.otherDeviceTexts.differ(toQuestionNumbers(differing, questions)) : undefined
        }
        className="mb-5"
      />
      <Sheet>
        <QuestionFrameList>
          {questions.map((question, index) => (
            <AnswerableQuestionItem
              key={question.id}
              number={index + 1}
              question={question}
              homeworkId={assignment.id}
              grade={grade}
              answer={findCurrentAnswer(answers, question)}
              fault={tried ? faultIn(question) : undefined}
              notice={findQuestionChangeKind(answers, seen, question)}
              otherAnswer={
                draft.offer && differing.includes(question)
                  ? (findCurrentAnswer(draft.offer.body, question) ?? '')
                  : undefined
              }
              onAnswer={answer}
              onTakeOther={takeOther}
            />
          ))}
        </QuestionFrameList>
      </Sheet>
      <AnswerFormFooter
        notices={
          <AnswerFormNotices
            tutor={assignment.created_by_name}
            changes={changes}
            onShow={(number) => goTo(questions[number - 1])}
            onSeen={accept}
            draft={draft}
            replaced={toQuestionNumbers(replaced, questions)}
            unanswered={unanswered}
          />
        }
        status={
          <>
            <span className="font-semibold">{copy.toAnsweredCountText(done, questions.length)}</span>
            <DraftStatus draft={draft} />
            <DiscardDraftButton draft={draft} />
          </>
        }
      >
        <Button onClick={() => navigate(paths.student)}>{cancelText}</Button>
        <Button variant="primary" pending={pending} onClick={press}>
          {pending ? submittingText : copy.submitAssignmentText}
        </Button>
      </AnswerFormFooter>
    </form>
  );
}

/**
 * A draft disappears also when another device has submitted it. True until the assignment was loaded again and is not
 * submitted: a page that is about to be left shows no emptied form.
 */
function useCheckAfterDiscard(isDiscarded: boolean, look: AssignmentAnswerFormProps['look']): boolean {
  const [checked, setChecked] = useState(false);
  const check = useEffectEvent(() => void look().then((latest) => setChecked(!latest?.submitted)));
  useEffect(() => {
    setChecked(false);
    if (isDiscarded) check();
  }, [isDiscarded]);
  return isDiscarded && !checked;
}

/** Scrolls to a question and focuses its answer. */
function goToQuestion(form: HTMLFormElement | null, id: string): void {
  const question = form?.querySelector<HTMLElement>(`[data-question="${CSS.escape(id)}"]`);
  question?.querySelector<HTMLElement>('input:checked, input, textarea')?.focus({ preventScroll: true });
  question?.scrollIntoView({ block: question.offsetHeight > innerHeight / 2 ? 'start' : 'center' });
}

/**
 * Title, number of questions, tutor and due date. When the due date is past, a text says that work is still accepted.
 */
function AssignmentHeader({ assignment }: { assignment: AssignmentDetail }) {
  const { title, questions, due_date, created_by_name } = assignment;
  const today = useCentre()?.today;
  const late = due_date !== null && today !== undefined && today > due_date;
  return (
    <>
      <PageHeader
        className="mb-5"
        back={<BackToDashboard />}
        title={<bdi>{title}</bdi>}
        description={
          <>
            {toQuestionCountText(questions.length)} · <BidiIsolatedName name={created_by_name} />
            {due_date && ` · ${copy.toDueDateText(due_date)}`}
          </>
        }
      />
      {late && (
        <Notice tone="caution" className="mb-5">
          {assignmentOverdueText}
        </Notice>
      )}
    </>
  );
}
