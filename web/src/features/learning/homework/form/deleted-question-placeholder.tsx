import { useId } from 'react';
import { homeworkFormTexts as copy } from '../../../../copy/homework.ts';
import { Button } from '../../../../ui/button.tsx';

interface DeletedQuestionPlaceholderProps {
  number: number;
  onPutBack(): void;
}

/** Takes the place and the focus of a deleted question and offers to restore it. */
export function DeletedQuestionPlaceholder({ number, onPutBack }: DeletedQuestionPlaceholderProps) {
  const id = useId();
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 text-sm text-quiet sm:px-5">
      <p id={id}>{copy.deletedQuestion(number)}</p>
      <Button ref={focusPutBackButton} variant="quiet" size="small" aria-describedby={id} onClick={onPutBack}>
        {copy.putBack}
      </Button>
    </li>
  );
}

const focusPutBackButton = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });
