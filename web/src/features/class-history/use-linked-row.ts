import { useEffect } from 'react';
import type { ClassHistoryEntry } from '#contracts/classes.ts';

/**
 * The id of the row in the address. The row is scrolled to once it is loaded, which the browser
 * does only for rows that are there from the beginning.
 */
export function useLinkedRow(entries: readonly ClassHistoryEntry[]): string {
  const id = location.hash.slice(1);
  const isLoaded = entries.some((entry) => entry.id === id);
  useEffect(() => {
    if (isLoaded) document.getElementById(id)?.scrollIntoView({ block: 'center' });
  }, [id, isLoaded]);
  return id;
}
