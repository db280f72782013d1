import { useEffect, useRef, useState } from 'react';
import type { MissedQuestion, ReviewMissedRequest, ReviewMissedResponse } from '#contracts/practice-review.ts';
import { toFailureText } from '../../../api/is-retry-pointless.ts';
import { practiceApi } from '../../../api/practice-api.ts';
import { useCommandSubmission } from '../../../commands/command-submission.ts';
import { useProfile } from '../../../session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { reserveFooterSpace } from '../../../ui/reserve-footer-space.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { nextText } from './practice-session-copy.ts';
import { showFeedback } from './question-step.tsx';
import { QuestionHeading, stepFooterStyle } from './question-step-footer.tsx';
import { RetriedQuestion } from './retried-question.tsx';
import * as copy from './review-missed-copy.ts';
import { usePracticeShortcuts } from './use-practice-shortcuts.ts';

interface ReviewStepProps {
  question: MissedQuestion;
  isLast: boolean;
  onPutRight(): void;
  next(): void;
}

/** One missed question, from the choice of an option to the explanation. */
export function ReviewStep({ question, isLast, onPutRight, next }: ReviewStepProps) {
  const [picked, setPicked] = useState<number>();
  const { result, sending, why, send } = useReview(question);
  const heading = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const feedback = useRef<HTMLDivElement>(null);
  const check = async () => {
    if (picked !== undefined && (await send(picked))?.correct) onPutRight();
  };
  const act = result ? next : check;
  usePracticeShortcuts({ pick: result || sending ? undefined : setPicked, act });
  useEffect(() => {
    (result ? button : heading).current?.focus();
    if (result) showFeedback(feedback.current);
  }, [result]);
  return (
    <Sheet className="overflow-visible! border-l-2 border-l-margin/60 px-4 py-5 sm:px-7">
      <p className="mb-2 text-sm text-quiet">{copy.toMissedOnText(question.missed_on)}</p>
      <QuestionHeading
        id="missed-question"
        ref={heading}
        question={question}
        grade={question.grade}
        isAnswered={result !== undefined}
      />
      <RetriedQuestion
        question={question}
        picked={picked}
        onPick={(option) => !sending && setPicked(option)}
        labelledBy="missed-question"
        result={result && { ...result, sentence: result.correct ? copy.putRightText : copy.stillWrongText }}
        feedbackRef={feedback}
      />
      <div ref={reserveFooterSpace} className={stepFooterStyle}>
        <Button
          ref={button}
          variant="primary"
          disabled={!result && picked === undefined}
          pending={sending}
          onClick={act}
        >
          {result ? (isLast ? copy.reviewDoneText : nextText) : sending ? copy.checkingText : copy.checkText}
        </Button>
        {why && (
          <Notice tone="danger" role="alert">
            {why}
          </Notice>
        )}
      </div>
    </Sheet>
  );
}

/** Sends the answer to a missed question once, and keeps the result. */
function useReview({ session_id: sessionId, question }: MissedQuestion) {
  const { id: studentId } = useProfile();
  const [mutate] = practiceApi.useReviewMissedQuestionMutation();
  const submission = useCommandSubmission<ReviewMissedRequest>();
  const [result, setResult] = useState<ReviewMissedResponse>();
  const [sending, setSending] = useState(false);
  const [why, setWhy] = useState<string>();
  const busy = useRef(false);
  const send = async (choice: number): Promise<ReviewMissedResponse | undefined> => {
    if (busy.current) return undefined;
    busy.current = true;
    setSending(true);
    const { data, error } = await submission.send({ question, choice }, (body, idempotencyKey) =>
      mutate({ sessionId, studentId, body, idempotencyKey }),
    );
    busy.current = false;
    setSending(false);
    setWhy(error === undefined ? undefined : toFailureText(error, copy.reviewNotSentText));
    if (data) setResult(data);
    return data;
  };
  return { result, sending, why, send };
}
