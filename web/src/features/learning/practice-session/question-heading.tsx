import type { Ref } from 'react';
import type { PracticeQuestionRow } from '#contracts/practice.ts';
import { MathText } from '../../../shared/questions/math-text.tsx';
import { QuestionFigure } from '../practice/question-figure.tsx';

interface QuestionHeadingProps {
  id: string;
  ref: Ref<HTMLHeadingElement>;
  question: PracticeQuestionRow;
}

/** The text of a question as the heading of its step, which can take the focus, and its figure. */
export const QuestionHeading = ({ id, ref, question }: QuestionHeadingProps) => (
  <>
    <h2
      ref={ref}
      id={id}
      tabIndex={-1}
      dir="auto"
      className="mb-4 max-w-prose font-sans text-heading font-semibold whitespace-pre-wrap outline-none wrap-anywhere"
    >
      <MathText text={question.text} />
    </h2>
    <QuestionFigure figure={question.figure} />
  </>
);
