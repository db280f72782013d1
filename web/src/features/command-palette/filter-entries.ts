import { containsEveryWord } from '../../lib/matches-student-search.ts';
import type { PaletteEntry } from './palette-entry.ts';

/** The lines whose text contains each typed word, as in the search for students. */
export const filterEntries = (entries: readonly PaletteEntry[], search: string): PaletteEntry[] =>
  entries.filter(({ text }) => containsEveryWord(text, search.trim()));
