import { type KeyboardEvent, useState } from 'react';
import type { PaletteEntry } from './palette-entry.ts';

/** The line that Enter opens: the first one until a key or the pointer chooses another. */
export function useActiveEntry(entries: readonly PaletteEntry[], onRun: (entry: PaletteEntry) => void) {
  const [chosen, setChosen] = useState<string>();
  const active = entries.find(({ id }) => id === chosen) ?? entries[0];
  const move = (steps: number) => {
    if (!active) return;
    const index = entries.indexOf(active) + steps;
    setChosen(entries.at(index % entries.length)?.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes a word, the keys belong to it.
    if (event.nativeEvent.isComposing) return;
    const acts: Record<string, () => void> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => active && onRun(active),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return { active, choose: (entry?: PaletteEntry) => setChosen(entry?.id), onKeyDown };
}
