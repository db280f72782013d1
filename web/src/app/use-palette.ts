import { useCallback, useEffect, useState } from 'react';
import type { OpenPalette } from './palette.tsx';
import { useEarlyKeys } from './use-early-keys.ts';

/** In these, `?` is a letter of a text. */
const TEXT_FIELDS = 'input, textarea, select, [contenteditable]';
const OPEN_DIALOG = '[role="dialog"], [role="alertdialog"]';

const toShown = ({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): OpenPalette | undefined => {
  if ((ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k') return 'search';
  const isInText = target instanceof Element && target.closest(TEXT_FIELDS) !== null;
  return key === '?' && !ctrlKey && !metaKey && !altKey && !isInText ? 'shortcuts' : undefined;
};

/** Opens the palette on Ctrl K or ⌘K and the list of shortcuts on `?`, unless another dialog is open. */
export function usePalette() {
  const [shown, show] = useState<OpenPalette | null>(null);
  /** Whether the palette's code has loaded and its field takes the keys. */
  const [isReady, setReady] = useState(false);
  const cancel = useCallback(() => show(null), []);
  const typed = useEarlyKeys(shown === 'search' && !isReady, cancel);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const next = toShown(event);
      if (!next || event.defaultPrevented) return;
      // Otherwise the browser would use the keys for its own search.
      event.preventDefault();
      if (!document.querySelector(OPEN_DIALOG)) show(next);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return { shown, show, typed, setReady };
}
