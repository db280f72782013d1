import { X } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { questionDrawingTexts as copy } from '../../../../copy/homework.ts';
import { QuestionFigure } from '../../../../shared/practice/question-figure.tsx';
import { Button } from '../../../../ui/button.tsx';
import type { QuestionFieldsProps } from './question-option-fields.tsx';

/** The drawing of a generated question, which can only be removed. */
export function QuestionDrawingField({
  control,
  setValue,
  index,
}: Pick<QuestionFieldsProps, 'control' | 'setValue' | 'index'>) {
  const name = `questions.${index}.figure` as const;
  const figure = useWatch({ control, name });
  if (!figure) return null;
  return (
    <div>
      <div className="mb-2 flex items-center justify-between gap-3">
        <span className="font-semibold">{copy.label}</span>
        <Button
          variant="quiet-danger"
          aria-label={copy.removeOf(index + 1)}
          onClick={() => setValue(name, undefined, { shouldDirty: true })}
        >
          <X aria-hidden />
          {copy.remove}
        </Button>
      </div>
      <QuestionFigure figure={figure} />
    </div>
  );
}
