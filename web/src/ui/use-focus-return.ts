import { useState } from 'react';
import { focusPageHeading } from './focus-page-heading.ts';

/**
 * Returns the focus to the element that had it before a dialog opened. Radix does so only for dialogs with their own
 * trigger. When that element no longer exists, such as the row of a deleted student, the page's heading takes the
 * focus.
 */
export function useFocusReturn(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    if (opener?.isConnected && opener instanceof HTMLElement) opener.focus();
    else focusPageHeading();
  };
}
