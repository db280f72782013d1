import type { Ref } from 'react';
import type { PracticeQuestionResult, PracticeQuestionRow, PracticeSession } from '#contracts/practice.ts';
import { ownAnswerLabelTexts } from '../../../copy/student-homework.ts';
import * as copy from '../practice-session/practice-session-copy.ts';
import { AnswerView } from '../questions/answer-view.tsx';
import { AnswerFeedback } from './answer-feedback.tsx';
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
