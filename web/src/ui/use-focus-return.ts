import { useEffect, useState } from 'react';
import { focusPageHeading } from './focus-page-heading.ts';

interface Opener {
  /** The element that had the focus, and the page. */
  readonly by: Element | null;
  readonly on: string;
  /** Of the dialog below, or of the state of the same dialog that this one replaces. */
  readonly before: Opener | undefined;
}

/** The openers of the dialogs that are open, the uppermost last. */
const openers: Opener[] = [];

/**
 * Returns the focus to the element that had it before a dialog opened. Radix does so only for dialogs with their own
 * trigger. If that element was in a dialog that is gone, such as the button to retry of one that has loaded now, the
 * opener of that dialog takes the focus. The page's heading takes it when no opener exists any more, such as the row of
 * a deleted student, and when the dialog led to another page.
 */
export function useFocusReturn(): (event: Event) => void {
  const [opener] = useState(
    (): Opener => ({ by: document.activeElement, on: location.pathname, before: openers.at(-1) }),
  );
  useEffect(() => {
    openers.push(opener);
    return () => void openers.splice(openers.indexOf(opener), 1);
  }, [opener]);
  return (event) => {
    event.preventDefault();
    const found = findConnectedOpener(opener);
    if (found) found.focus();
    else focusPageHeading();
  };
}

function findConnectedOpener({ by, on, before }: Opener): HTMLElement | undefined {
  if (on !== location.pathname) return undefined;
  if (by instanceof HTMLElement && by.isConnected) return by;
  return before && findConnectedOpener(before);
}
