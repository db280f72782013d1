import { CircleCheck, CircleX } from 'lucide-react';
import type { PracticeQuestionResult, PracticeQuestionRow, PracticeSession } from '#contracts/practice.ts';
import * as copy from '../../copy/practice-session.ts';
import { ownAnswerLabelTexts } from '../../copy/student-homework.ts';
import { AnswerView } from '../questions/answer-view.tsx';
import { ReportQuestionButton } from './report-question-button.tsx';

interface AnsweredQuestionProps {
  session: Pick<PracticeSession, 'id' | 'before_approval'>;
  /** Zero-based index of the question. */
  index: number;
  question: Pick<PracticeQuestionRow, 'text' | 'options'>;
  result: PracticeQuestionResult;
}

/**
 * A question with a final answer: the chosen option, the correct option, the explanation and a button to report the
 * question.
 */
export function AnsweredQuestion({ session, index, question, result }: AnsweredQuestionProps) {
  const { choice, correct, correct_answer, explanation, report } = result;
  const Icon = correct ? CircleCheck : CircleX;
  return (
    <>
      <AnswerView
        question={{ type: 'multiple-choice', options: question.options, correct_answer }}
        answer={choice}
        words={ownAnswerLabelTexts}
      />
      <div className="mt-4 max-w-prose">
        <p className={`flex items-center gap-2 font-semibold ${correct ? 'text-good' : 'text-margin'}`}>
          <Icon aria-hidden className="size-5 shrink-0" />
          {correct ? copy.correctAnswerText : copy.wrongAnswerText}
        </p>
        {explanation && (
          <p className="mt-1 whitespace-pre-wrap wrap-anywhere">
            <span className="sr-only">{copy.explanationText}: </span>
            {explanation}
          </p>
        )}
      </div>
      {!session.before_approval && <ReportQuestionButton sessionId={session.id} index={index} report={report} />}
    </>
  );
}
