import { useRef, useState } from 'react';
import { closeWithoutSavingTexts } from '../copy/forms.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/**
 * Back and Escape are easily pressed by mistake, so they ask before they close a dialog in which something was typed.
 * `dialog` has props of the dialog, `question` is rendered in it. `close` closes a dialog in which nothing was typed.
 */
export function useTypedTextGuard(onClose: () => void, close = onClose, texts = closeWithoutSavingTexts) {
  const typed = useRef(false);
  const [isAsking, setAsking] = useState(false);
  return {
    ask: () => setAsking(true),
    dialog: {
      onInput: () => {
        typed.current = true;
      },
      onBack: () => (typed.current ? setAsking(true) : close()),
    },
    question: isAsking && <ConfirmDialog {...texts} onClose={() => setAsking(false)} onConfirm={onClose} />,
  };
}
