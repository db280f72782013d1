import { useEffect } from 'react';
import { focusPageHeading } from '../ui/focus-page-heading.ts';

/** Longer than a dialog or a page needs to move the focus itself. */
const SETTLED_MS = 150;

/**
 * Moves the focus to the page's heading when an action has removed the focused button. The browser would move it to the
 * body, where keyboard users start from the top again.
 */
export function useHeadingFocusFallback(): void {
  useEffect(() => {
    let focused: EventTarget | null = null;
    const remember = ({ target }: FocusEvent) => {
      focused = target;
    };
    const lost = () => focused instanceof Element && !focused.isConnected && document.activeElement === document.body;
    const observer = new MutationObserver(() => {
      if (lost()) setTimeout(() => lost() && focusPageHeading(), SETTLED_MS);
    });
    addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
}
