import { useEffect, useState } from 'react';

/**
 * Keeps what is typed while the palette's code loads, after what was typed before (`initial`), so that no letter is lost
 * or acts on the page behind. Escape cancels. Enter does nothing yet.
 */
export function useEarlyKeys(isLoading: boolean, onCancel: () => void, initial: string): string {
  const [typed, setTyped] = useState('');
  useEffect(() => {
    if (!isLoading) return;
    setTyped(initial);
    const acts: Record<string, () => void> = {
      Escape: onCancel,
      Backspace: () => setTyped((text) => text.slice(0, -1)),
      Enter: () => undefined,
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const { key } = event;
      const act = acts[key] ?? (key.length === 1 ? () => setTyped((text) => text + key) : undefined);
      if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      act();
    };
    // Before the listeners of the page, such as the keys of a practice session.
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      removeEventListener('keydown', onKeyDown, { capture: true });
      setTyped('');
    };
  }, [isLoading, onCancel, initial]);
  return typed;
}
