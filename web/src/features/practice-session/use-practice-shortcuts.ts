import { useEffect, useRef } from 'react';
import { OPTIONS_PER_QUESTION } from '#events/values/limits.ts';

interface Keys {
  /** Picks an option, zero-based; undefined where nothing can be picked. */
  pick: ((option: number) => void) | undefined;
  /** What Enter does where the focus is on nothing that it would press. */
  act(): void;
}

const PRESSED_BY_ENTER = 'button, a, select, textarea, [role="menuitem"]';

/** Keys 1 to 4 pick an option and Enter goes on, wherever the focus is. */
export function usePracticeShortcuts(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof Element && target.closest('[role="dialog"], [role="menu"]')) return;
      if (event.repeat) {
        // held down, it would press the button that has taken the place of Submit, and nobody had read the feedback
        if (key === 'Enter') event.preventDefault();
        return;
      }
      const option = /^[1-9]$/.test(key) ? Number(key) - 1 : -1;
      if (option >= 0 && option < OPTIONS_PER_QUESTION && latest.current.pick) {
        event.preventDefault();
        latest.current.pick(option);
      }
      if (key === 'Enter' && !(target instanceof Element && target.closest(PRESSED_BY_ENTER))) {
        event.preventDefault();
        latest.current.act();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
