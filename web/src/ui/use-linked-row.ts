import { useEffect } from 'react';

const readerActs = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * The id of the row in the address. The row is scrolled to once it is loaded, and again when the page changes its size
 * above it, because other parts of the page load later. It is left alone as soon as the reader does something.
 */
export function useLinkedRow(rows: readonly { id: string }[]): string {
  const id = location.hash.slice(1);
  const isLoaded = rows.some((row) => row.id === id);
  useEffect(() => {
    if (!isLoaded) return;
    // The first call comes as soon as the observer starts.
    const observer = new ResizeObserver(() => document.getElementById(id)?.scrollIntoView({ block: 'center' }));
    observer.observe(document.body);
    const stop = () => {
      observer.disconnect();
      for (const act of readerActs) removeEventListener(act, stop);
    };
    for (const act of readerActs) addEventListener(act, stop, { passive: true });
    return stop;
  }, [id, isLoaded]);
  return id;
}
