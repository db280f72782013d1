import { X } from 'lucide-react';
import type { Ref } from 'react';
import type { PracticeQuestionResult, PracticeQuestionRow, PracticeSession } from '#contracts/practice.ts';
import { explanationText } from '../../copy/common.ts';
import { ownAnswerLabelTexts } from '../../copy/student-homework.ts';
import { TickIcon } from '../../ui/tick-icon.tsx';
import { MathText } from '../math-text.tsx';
import { AnswerView } from '../questions/answer-view.tsx';
import * as copy from './answered-question-copy.ts';
import { ReportQuestionButton } from './report-question-button.tsx';

interface AnsweredQuestionProps {
  session: Pick<PracticeSession, 'id' | 'before_approval'>;
  /** Zero-based index of the question. */
  index: number;
  question: Pick<PracticeQuestionRow, 'text' | 'options'>;
  result: PracticeQuestionResult;
  feedbackRef?: Ref<HTMLDivElement>;
}

/**
 * A question with a final answer: the chosen option, the correct option, the explanation and a button to report the
 * question.
 */
export function AnsweredQuestion({ session, index, question, result, feedbackRef }: AnsweredQuestionProps) {
  const { choice, correct, correct_answer, explanation, report } = result;
  return (
    <>
      <AnswerView
        question={{ type: 'multiple-choice', options: question.options, correct_answer }}
        answer={choice}
        words={ownAnswerLabelTexts}
        compact
      />
      <AnswerFeedback
        ref={feedbackRef}
        correct={correct}
        sentence={correct ? copy.correctAnswerText : copy.wrongAnswerText}
        explanation={explanation}
      />
      {!session.before_approval && <ReportQuestionButton sessionId={session.id} index={index} report={report} />}
    </>
  );
}

interface AnswerFeedbackProps {
  correct: boolean;
  sentence: string;
  explanation: string | null;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Whether an answer is correct, and the explanation. */
export function AnswerFeedback({ correct, sentence, explanation, ref }: AnswerFeedbackProps) {
  return (
    <div ref={ref} className="reading-text mt-4 max-w-prose">
      <p className={`flex items-center gap-2 font-semibold ${correct ? 'text-good' : 'text-margin'}`}>
        {correct ? (
          <span className="relative inline-flex">
            <span aria-hidden className="absolute -inset-1 animate-praise rounded-full bg-tint-good" />
            <TickIcon className="relative size-6 *:[animation-duration:320ms]" />
          </span>
        ) : (
          <X aria-hidden className="size-6 shrink-0" />
        )}
        {sentence}
      </p>
      {explanation && (
        <p className="mt-1 whitespace-pre-wrap wrap-anywhere">
          <span className="sr-only">{explanationText}: </span>
          <MathText text={explanation} />
        </p>
      )}
    </div>
  );
}
