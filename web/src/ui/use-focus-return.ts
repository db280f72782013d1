import { useState } from 'react';
import { focusHeading } from './focus-heading.ts';

/**
 * Remembers what had the focus when a dialog opened and gives it back when it closes; Radix does so only for dialogs
 * with a trigger of their own. Where that has gone, such as the row of a deleted student, the page's heading takes the focus.
 */
export function useFocusReturn(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    if (opener?.isConnected && opener instanceof HTMLElement) opener.focus();
    else focusHeading();
  };
}
