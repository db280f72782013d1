import { containsEveryWord } from '../../lib/matches-student-search.ts';
import type { PaletteEntry } from './palette-entry.ts';

/**
 * The lines whose text contains each typed word, as in the search for students, and after them the lines that are found
 * by their synonyms.
 */
export function filterEntries(entries: readonly PaletteEntry[], search: string): PaletteEntry[] {
  const typed = search.trim();
  const found = entries.filter(({ text, synonyms }) => containsEveryWord(text, typed, synonyms));
  const isNamed = ({ text }: PaletteEntry) => containsEveryWord(text, typed);
  return [...found.filter(isNamed), ...found.filter((entry) => !isNamed(entry))];
}
