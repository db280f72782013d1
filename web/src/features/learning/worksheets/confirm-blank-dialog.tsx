import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { enterAnswersTexts } from './worksheets-copy.ts';

const copy = enterAnswersTexts.confirmBlank;

interface ConfirmBlankDialogProps {
  /** Numbers of the blank questions. */
  numbers: readonly number[];
  onConfirm(): void;
  onClose(): void;
}

/** Asks before blank questions are saved, which count as wrong. */
export function ConfirmBlankDialog({ numbers, ...on }: ConfirmBlankDialogProps) {
  return (
    <ConfirmDialog
      title={copy.title(numbers.length)}
      description={copy.text(numbers)}
      confirm={copy.confirm}
      cancel={copy.cancel}
      {...on}
    />
  );
}

export const listBlankNumbers = (answers: readonly (number | null)[]): readonly number[] =>
  answers.flatMap((answer, index) => (answer === null ? [index + 1] : []));
