import { useEffect, useRef } from 'react';
import * as copy from '../../copy/practice-session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { isCompletionInFlight, type SessionCompletionState } from './session-completions.ts';
import type { AnswerRequestState } from './use-answer-question.ts';

interface QuestionStepFooterProps {
  /** True when the shown question is answered. */
  answered: boolean;
  /** True when every question is answered. */
  last: boolean;
  picked: boolean;
  answering: AnswerRequestState;
  finishing: SessionCompletionState;
  act(): void;
}

/**
 * The button to submit the answer, to go to the next question or to finish. With the feedback it takes the focus, so
 * that Enter continues.
 */
export function QuestionStepFooter({ answered, last, picked, answering, finishing, act }: QuestionStepFooterProps) {
  const button = useRef<HTMLButtonElement>(null);
  const was = useRef(answered);
  useEffect(() => {
    if (answered && !was.current) button.current?.focus();
    was.current = answered;
  }, [answered]);

  const pending = answered ? isCompletionInFlight(finishing) : answering.is === 'sending';
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
      <Button ref={button} variant="primary" disabled={!answered && !picked} pending={pending} onClick={act}>
        {findButtonText({ answered, last, answering, finishing })}
      </Button>
      {finishing.state === 'retrying' && (
        <Notice tone="caution" role="status">
          {copy.retryingText}
        </Notice>
      )}
      {finishing.state === 'refused' && (
        <Notice tone="danger" role="alert">
          {copy.finishingFailedText} {finishing.why}
        </Notice>
      )}
      {!answered && answering.is === 'failed' && (
        <Notice tone="danger" role="alert">
          {answering.why}
        </Notice>
      )}
    </div>
  );
}

function findButtonText({
  answered,
  last,
  answering,
  finishing,
}: Omit<QuestionStepFooterProps, 'picked' | 'act'>): string {
  if (!answered) return answering.is === 'sending' ? copy.submittingText : copy.submitText;
  if (!last) return copy.nextText;
  return isCompletionInFlight(finishing) ? copy.finishingText : copy.finishText;
}
