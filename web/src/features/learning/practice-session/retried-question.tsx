import type { Ref } from 'react';
import type { PracticeQuestionRow } from '#contracts/practice.ts';
import { ownAnswerLabelTexts } from '../../../copy/student-homework.ts';
import { AnswerFeedback } from '../../../shared/practice/answered-question.tsx';
import { AnswerView } from '../../../shared/questions/answer-view.tsx';
import { ChoiceAnswerField } from '../../../shared/questions/choice-answer-field.tsx';

interface RetriedQuestionProps {
  question: Pick<PracticeQuestionRow, 'options'>;
  picked: number | undefined;
  onPick(option: number): void;
  /** Id of the question's heading. */
  labelledBy: string;
  /** Undefined until the answer is checked. */
  result: RetryResult | undefined;
  feedbackRef: Ref<HTMLDivElement>;
}

export interface RetryResult {
  readonly correct: boolean;
  readonly correct_answer: number;
  readonly explanation: string | null;
  /** Says whether the answer was right. */
  readonly sentence: string;
}

/** The options of a question that is answered once more, and then which was right. */
export function RetriedQuestion({ question, picked, onPick, labelledBy, result, feedbackRef }: RetriedQuestionProps) {
  return (
    <>
      {result ? (
        <>
          <AnswerView
            question={{ type: 'multiple-choice', options: question.options, correct_answer: result.correct_answer }}
            answer={picked}
            words={ownAnswerLabelTexts}
            compact
          />
          <AnswerFeedback
            ref={feedbackRef}
            correct={result.correct}
            sentence={result.sentence}
            explanation={result.explanation}
          />
        </>
      ) : (
        <ChoiceAnswerField
          question={question}
          picked={picked}
          onPick={onPick}
          labelledBy={labelledBy}
          describedBy={undefined}
        />
      )}
      <p role="status" className="sr-only">
        {result?.sentence}
      </p>
    </>
  );
}
