import { useState } from 'react';

/**
 * Remembers what had the focus when a dialog opened and gives it back when it closes; Radix does so only for dialogs
 * with a trigger of their own. Where that has gone, such as the row of a deleted student, the page takes the focus.
 */
export function useOpener(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    const target = opener?.isConnected ? opener : document.querySelector('main');
    if (target instanceof HTMLElement) target.focus();
  };
}
