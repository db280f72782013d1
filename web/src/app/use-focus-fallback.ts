import { useEffect } from 'react';
import { focusHeading } from '../ui/focus-heading.ts';

/** Longer than a dialog takes to give its focus back, or a page to take it. */
const SETTLED_MS = 150;

/**
 * An act may take away the button that it was done with: “Show everything”, “Apply”, a row with all its buttons. The
 * focus then falls to the body, from where a keyboard begins anew; the page's heading takes it instead.
 */
export function useFocusFallback(): void {
  useEffect(() => {
    let focused: EventTarget | null = null;
    const remember = ({ target }: FocusEvent) => {
      focused = target;
    };
    const lost = () => focused instanceof Element && !focused.isConnected && document.activeElement === document.body;
    const observer = new MutationObserver(() => {
      if (lost()) setTimeout(() => lost() && focusHeading(), SETTLED_MS);
    });
    addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
}
