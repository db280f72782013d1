import { defineTable } from '#services/learning/questions/facts/english/define-table.ts';

/** A word with three ways in which it is often misspelled, a sentence with a gap for it, and what to remember. */
const columns = ['word', 'misspellings', 'sentence', 'hint'] as const;

export const readSpellingWords = (text: string) =>
  defineTable('Merriam-Webster Dictionary; Bryan Garner: Garner’s Modern English Usage', columns, text);

export type SpellingTable = ReturnType<typeof readSpellingWords>;
export type SpellingWord = SpellingTable['rows'][number];
