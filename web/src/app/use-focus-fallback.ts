import { useEffect } from 'react';
import { focusHeading } from '../ui/focus-heading.ts';

/** Longer than a dialog or page needs to move the focus itself. */
const SETTLED_MS = 150;

/**
 * An action may remove the button that had the focus, which then falls to the body, where keyboard users start over.
 * This moves it to the page's heading.
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
