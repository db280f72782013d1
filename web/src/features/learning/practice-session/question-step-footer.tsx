import { type Ref, useEffect, useRef } from 'react';
import type { PracticeQuestionRow } from '#contracts/practice.ts';
import { submittingText } from '../../../copy/common.ts';
import { MathText } from '../../../shared/math-text.tsx';
import { QuestionFigure } from '../../../shared/practice/question-figure.tsx';
import { ReadAloudButton } from '../../../shared/questions/read-aloud-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { reserveFooterSpace } from '../../../ui/reserve-footer-space.ts';
import * as copy from './practice-session-copy.ts';
import type { AnswerRequestState } from './use-answer-question.ts';
import { isCompletionInFlight, type SessionCompletionState } from './use-complete-session.ts';

/** Sticks to the lower edge of the window, so that the next step is in view on a phone after each answer. */
export const stepFooterStyle =
  'sticky -bottom-px z-10 mt-6 -mx-4 -mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-b-sheet border-t border-rule bg-sheet px-4 py-3 sm:-mx-7 sm:px-7';

interface QuestionStepFooterProps {
  /** True when the shown question is answered. */
  answered: boolean;
  /** True when every question is answered. */
  last: boolean;
  /** Starts the second tries; undefined when there are none. */
  tryAgain: (() => void) | undefined;
  picked: boolean;
  answering: AnswerRequestState;
  finishing: SessionCompletionState;
  act(): void;
}

/**
 * The button to submit the answer, to go to the next question or to finish. With the feedback it takes the focus, so
 * that Enter continues.
 */
export function QuestionStepFooter({
  answered,
  last,
  tryAgain,
  picked,
  answering,
  finishing,
  act,
}: QuestionStepFooterProps) {
  const button = useRef<HTMLButtonElement>(null);
  const was = useRef(answered);
  useEffect(() => {
    if (answered && !was.current) button.current?.focus();
    was.current = answered;
  }, [answered]);

  const pending = answered ? isCompletionInFlight(finishing) : answering.is === 'sending';
  return (
    <div ref={reserveFooterSpace} className={stepFooterStyle}>
      <Button ref={button} variant="primary" disabled={!answered && !picked} pending={pending} onClick={act}>
        {findButtonText({ answered, last, answering, finishing })}
      </Button>
      {tryAgain && !pending && <Button onClick={tryAgain}>{copy.secondTryTexts.start}</Button>}
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
      {!answered && answering.why && (
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
}: Pick<QuestionStepFooterProps, 'answered' | 'last' | 'answering' | 'finishing'>): string {
  if (!answered) return answering.is === 'sending' ? submittingText : copy.submitAnswerText;
  if (!last) return copy.nextText;
  return isCompletionInFlight(finishing) ? copy.finishingText : copy.finishText;
}

interface QuestionHeadingProps {
  id: string;
  ref: Ref<HTMLHeadingElement>;
  question: Pick<PracticeQuestionRow, 'text' | 'figure' | 'options'>;
  /** School grade. */
  grade: number;
  isAnswered: boolean;
}

/** The text of a question as the heading of its step, which can take the focus, and its figure. */
export const QuestionHeading = ({ id, ref, question, grade, isAnswered }: QuestionHeadingProps) => (
  <>
    <h2
      ref={ref}
      id={id}
      tabIndex={-1}
      dir="auto"
      className="reading-text mb-4 max-w-prose font-sans text-heading font-semibold whitespace-pre-wrap outline-none wrap-anywhere"
    >
      <MathText text={question.text} />
    </h2>
    <ReadAloudButton question={question} grade={grade} isAnswered={isAnswered} />
    <QuestionFigure figure={question.figure} />
  </>
);
