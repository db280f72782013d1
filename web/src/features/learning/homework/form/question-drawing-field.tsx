import { useWatch } from 'react-hook-form';
import { questionDrawingText } from '../../../../copy/homework.ts';
import { QuestionFigure } from '../../../../shared/practice/question-figure.tsx';
import type { QuestionFieldsProps } from './question-option-fields.tsx';

/** The drawing of a generated question. It belongs to the question, which may ask for what only the drawing shows. */
export function QuestionDrawingField({ control, index }: Pick<QuestionFieldsProps, 'control' | 'index'>) {
  const figure = useWatch({ control, name: `questions.${index}.figure` });
  if (!figure) return null;
  return (
    <div>
      <p className="mb-2 font-semibold">{questionDrawingText}</p>
      <QuestionFigure figure={figure} />
    </div>
  );
}
