import { readRows } from '#services/learning/questions/facts/english/read-rows.ts';
import type { FactRow, FactTable } from '#services/learning/questions/facts/fact-table.ts';

export type WordClass = 'adjective' | 'noun' | 'verb';

/** A word of which one meaning is asked. A word of the same table and class is no wrong option if it shares the theme. */
export interface Word extends FactRow {
  readonly word: string;
  readonly wordClass: WordClass;
  readonly meaning: string;
  readonly synonym: string;
  /** Empty for a word without a plain opposite. */
  readonly antonym: string;
  /** A sentence with a gap that only this word of its table and class fits. */
  readonly sentence: string;
  readonly theme: string;
}

const columns = ['word', 'meaning', 'synonym', 'antonym', 'sentence', 'theme'] as const;

/** Reads the words of one pair of grades, with the meanings, synonyms and antonyms that dictionaries give. */
export const readWords = (byClass: Readonly<Record<WordClass, string>>): FactTable<Word> => ({
  source: 'Merriam-Webster Dictionary and Thesaurus',
  year: 2025,
  rows: (Object.entries(byClass) as [WordClass, string][]).flatMap(([wordClass, text]) =>
    readRows(columns, text).map((row) => ({ ...row, wordClass })),
  ),
});
