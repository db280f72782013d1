import { type ReactNode, useState } from 'react';
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
function ConfirmBlankDialog({ numbers, ...on }: ConfirmBlankDialogProps) {
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

interface BlankConfirmation {
  /** Saves, or asks first if questions are blank. */
  saveOrAsk(): void;
  /** The question, to be rendered within the form. */
  readonly dialog: ReactNode;
}

/** Saves answers after the blank questions with these numbers, if there are any, are confirmed. */
export function useBlankConfirmation(numbers: readonly number[], save: () => void): BlankConfirmation {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const confirm = () => {
    close();
    save();
  };
  return {
    saveOrAsk: () => (numbers.length > 0 ? setAsking(true) : save()),
    dialog: isAsking && <ConfirmBlankDialog numbers={numbers} onConfirm={confirm} onClose={close} />,
  };
}

export const listBlankNumbers = (answers: readonly (number | null)[]): readonly number[] =>
  answers.flatMap((answer, index) => (answer === null ? [index + 1] : []));
