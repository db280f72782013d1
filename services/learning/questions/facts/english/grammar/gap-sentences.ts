import { defineTable } from '#services/learning/questions/facts/english/define-table.ts';

/** A sentence with a gap, what fills it in standard English, and the rule. */
const columns = ['sentence', 'answer', 'wrong', 'rule'] as const;

export const readGapSentences = (text: string) =>
  defineTable('Bryan Garner: Garner’s Modern English Usage', columns, text);

export type GapSentenceTable = ReturnType<typeof readGapSentences>;
