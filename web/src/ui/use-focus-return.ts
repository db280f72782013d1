import { useState } from 'react';
import { focusPageHeading } from './focus-page-heading.ts';

/**
 * Returns the focus to the element that had it before a dialog opened. Radix does so only for dialogs with their own
 * trigger. The page's heading takes the focus when that element no longer exists, such as the row of a deleted student,
 * and when the dialog led to another page.
 */
export function useFocusReturn(): (event: Event) => void {
  const [opened] = useState(() => ({ by: document.activeElement, on: location.pathname }));
  return (event) => {
    event.preventDefault();
    const { by, on } = opened;
    if (on === location.pathname && by?.isConnected && by instanceof HTMLElement) by.focus();
    else focusPageHeading();
  };
}
