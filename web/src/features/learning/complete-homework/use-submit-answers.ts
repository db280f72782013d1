import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { AnswersDraft } from '#contracts/answers-draft.ts';
import type { QuestionRow } from '#contracts/homework.ts';
import type { AssignmentDetail, SubmitHomeworkRequest } from '#contracts/submissions.ts';
import { homeworkApi } from '../../../api/homework-api.ts';
import { type Failure, toFailure } from '../../../api/problem.ts';
import { useCommandSubmission } from '../../../commands/command-submission.ts';
import { trackCommand } from '../../../commands/commands-in-flight.ts';
import { paths } from '../../../navigation/paths.ts';
import { useProfile } from '../../../session/session.ts';
import { notify } from '../../../toasts/notify.ts';
import { findDifferingQuestions, toQuestionNumbers } from './answer-parts.ts';
import { findQuestionChanges, toAnswerRows, toQuestionFingerprints } from './answers-draft.ts';
import * as copy from './complete-homework-copy.ts';
import type { useAnswersDraft } from './use-answers-draft.ts';

/** Key of this form's toasts. */
export const SUBMIT_HOMEWORK_TOAST_KEY = 'submit-homework';

interface SubmitOptions {
  assignment: AssignmentDetail;
  answers: AnswersDraft;
  /** Reloads the assignment. */
  refetchAssignment(): Promise<AssignmentDetail | undefined>;
  draft: Pick<ReturnType<typeof useAnswersDraft>['draft'], 'discardAll' | 'latest' | 'saveAndCheckRemote'>;
  /** Called when the tutor changed something that the student sees. */
  onChanged(): void;
  /** Called with the questions that the student must see first, because another device has changed their answers. */
  onNewerAnswers(questions: readonly QuestionRow[]): void;
}

/**
 * Submits the answers once, even after double clicks, retries or with two tabs. Leaves the page when the submission is
 * confirmed.
 */
export function useSubmitAnswers({
  assignment,
  answers,
  refetchAssignment: look,
  draft,
  onChanged: changed,
  onNewerAnswers,
}: SubmitOptions) {
  const { id: studentId } = useProfile();
  const [, navigate] = useLocation();
  const [mutate] = homeworkApi.useSubmitHomeworkMutation();
  const submission = useCommandSubmission<SubmitHomeworkRequest>();
  const [state, setState] = useState({ pending: false, unanswered: false });
  const busy = useRef(false);

  const run = (body: SubmitHomeworkRequest, idempotencyKey: string) =>
    mutate({ homeworkId: assignment.id, studentId, body, idempotencyKey });

  /** Sends the answers again with the new version if the homework changed only in parts that a student does not see. */
  async function send({ questions, content_version }: AssignmentDetail, again = true): ReturnType<typeof sendOnce> {
    const sent = await sendOnce({ answers: toAnswerRows(answers, questions), content_version });
    if (!again || sent.error === undefined || toFailure(sent.error).code !== 'homework-changed') return sent;
    const now = await look();
    if (
      !now ||
      now.content_version === content_version ||
      findQuestionChanges(toQuestionFingerprints(questions), now.questions)
    )
      return sent;
    return send(now, false);
  }
  const sendOnce = (body: SubmitHomeworkRequest) => submission.send(body, run);

  function leave(): void {
    void draft.discardAll();
    navigate(paths.student, { replace: true });
  }

  function failed(failure: Failure): void {
    setState({ pending: false, unanswered: failure.outcomeUnknown });
    // The form says so itself. The server may have the answers, so this is not a failure yet.
    if (failure.code === 'no-answer') return;
    notify.failure({ key: SUBMIT_HOMEWORK_TOAST_KEY, ...toFailureToast(failure) });
    if (failure.code === 'already-submitted') leave();
    if (failure.code === 'homework-changed') changed();
  }

  /**
   * Stops because the answers of another device have replaced those on the page, or differ from them. The student must see
   * them before submitting.
   */
  function stop(): void {
    busy.current = false;
    setState({ pending: false, unanswered: false });
    const { questions } = assignment;
    const { value, offer } = draft.latest();
    const newer = findDifferingQuestions(answers, offer ? [value, offer.body] : [value], questions);
    const { title, detail } = copy.newerAnswersElsewhereTexts;
    notify.failure({ key: SUBMIT_HOMEWORK_TOAST_KEY, title, detail: detail(toQuestionNumbers(newer, questions)) });
    onNewerAnswers(newer);
  }

  /** Resolves with null when another device has saved newer answers. */
  async function checkDraftAndSend(): Promise<Awaited<ReturnType<typeof send>> | null> {
    if (!(await draft.saveAndCheckRemote())) return null;
    const sent = await send(assignment);
    const isUnanswered = sent.error !== undefined && toFailure(sent.error).outcomeUnknown;
    // The server may have the answers although its own answer was lost. If it can be reached, the same command gets that answer.
    return isUnanswered && (await look()) ? send(assignment) : sent;
  }

  async function submit(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setState({ pending: true, unanswered: false });
    const sent = await trackCommand(checkDraftAndSend());
    if (sent === null) return stop();
    if (sent.error === undefined) {
      const { title, detail } = copy.assignmentSubmittedTexts;
      notify.success({
        key: SUBMIT_HOMEWORK_TOAST_KEY,
        title,
        detail: sent.earlier ? copy.firstAnswersSubmittedText : detail(sent.data.grade),
      });
      return leave();
    }
    busy.current = false;
    failed(toFailure(sent.error));
  }

  /** The assignment was submitted in another tab or on another device, or by an attempt whose answer was lost. */
  const latest = useRef({ submit, failed, unanswered: false });
  latest.current = { submit, failed, unanswered: state.unanswered };
  useEffect(() => {
    if (!assignment.submitted || busy.current) return;
    if (latest.current.unanswered) void latest.current.submit();
    else latest.current.failed({ code: 'already-submitted', detail: '', outcomeUnknown: false, errors: {} });
  }, [assignment.submitted]);

  return { ...state, submit };
}

function toFailureToast({ code, detail }: Failure): { title: string; detail: string } {
  if (code === 'already-submitted') return copy.submittedElsewhereTexts;
  return code === 'incomplete-submission'
    ? copy.incompleteSubmissionTexts
    : { title: copy.submittingFailedText, detail };
}
