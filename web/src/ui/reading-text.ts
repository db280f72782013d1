import { useSyncExternalStore } from 'react';

/** public/theme.js reads the same key before the first paint, and styles/base.css has the style. */
const STORAGE_KEY = 'rollbook-reading-text';

/** How this device shows questions, answers and explanations. */
export type ReadingText = 'standard' | 'large';

const root = document.documentElement;
const currentReadingText = (): ReadingText => (root.dataset.readingText === 'large' ? 'large' : 'standard');

const listeners = new Set<() => void>();
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useReadingText = (): ReadingText => useSyncExternalStore(subscribe, currentReadingText);

export function chooseReadingText(chosen: ReadingText): void {
  const isLarge = chosen === 'large';
  if (isLarge) root.dataset.readingText = chosen;
  else delete root.dataset.readingText;
  try {
    if (isLarge) localStorage.setItem(STORAGE_KEY, chosen);
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage the choice is lost when the page closes.
  }
  for (const listener of listeners) listener();
}
