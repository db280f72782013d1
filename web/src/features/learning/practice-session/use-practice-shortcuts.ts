import { useEffect, useRef } from 'react';
import { OPTIONS_PER_QUESTION } from '#events/values/limits.ts';

interface ShortcutActions {
  /** Selects an option (zero-based index); undefined when none can be selected. */
  pick: ((option: number) => void) | undefined;
  /** Called for Enter, unless the focus is on a control that handles Enter itself. */
  act(): void;
}

const ENTER_TARGETS = 'button, a, select, textarea, [role="menuitem"]';

/** Keys 1 to 4 select an option and Enter continues, wherever the focus is. */
export function usePracticeShortcuts(keys: ShortcutActions): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof Element && target.closest('[role="dialog"], [role="menu"]')) return;
      if (event.repeat) {
        // While Enter is held down, it would press the button that has replaced Submit before the student can read the
        // feedback.
        if (key === 'Enter') event.preventDefault();
        return;
      }
      const option = /^[1-9]$/.test(key) ? Number(key) - 1 : -1;
      if (option >= 0 && option < OPTIONS_PER_QUESTION && latest.current.pick) {
        event.preventDefault();
        latest.current.pick(option);
      }
      if (key === 'Enter' && !(target instanceof Element && target.closest(ENTER_TARGETS))) {
        event.preventDefault();
        latest.current.act();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
