import { useEffect, useEffectEvent } from 'react';

interface ReplayKeys {
  index: number;
  last: number;
  moveTo(index: number): void;
  toggle(): void;
}

/** The keys of the player, wherever the focus is, except where a control or a dialog has its own use for them. */
export function useReplayKeys({ index, last, moveTo, toggle }: ReplayKeys) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (event.defaultPrevented || isModified || isWithin(event, 'input, select, textarea, [role=dialog], [role=menu]'))
      return;
    const acts: Partial<Record<string, () => void>> = {
      ArrowLeft: () => moveTo(index - 1),
      ArrowRight: () => moveTo(index + 1),
      Home: () => moveTo(0),
      End: () => moveTo(last),
    };
    // A focused button or link keeps its own use of the space bar.
    const act = event.key === ' ' && !isWithin(event, 'button, a, summary') ? toggle : acts[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => handleKey(event);
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

const isWithin = ({ target }: Event, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;
