import { splitCell } from '#services/learning/questions/facts/english/split-cell.ts';
import { defineForm, type FactForm } from '#services/learning/questions/facts/fact-form.ts';
import type { GradePair } from '#services/learning/questions/facts/fact-question.ts';
import type { GapSentenceTable } from './gap-sentences.ts';
import { gapSentences12 } from './gap-sentences-1-2.ts';
import { gapSentences34 } from './gap-sentences-3-4.ts';
import { gapSentences56 } from './gap-sentences-5-6.ts';
import { gapSentences78 } from './gap-sentences-7-8.ts';
import { gapSentences910, gapSentences912, gapSentences1112 } from './gap-sentences-9-12.ts';

const defineGapForm = (id: string, grades: readonly GradePair[], table: GapSentenceTable): FactForm =>
  defineForm({
    ...{ id: `${id}-gap`, grades, difficulty: 'medium', table },
    text: ({ sentence }) =>
      grades.includes('1-2') || grades.includes('3-4')
        ? `What fits in the gap? ${sentence}`
        : `What fits in the gap in formal English? ${sentence}`,
    answer: ({ answer }) => answer,
    options: ({ wrong }) => splitCell(wrong),
    explanation: ({ rule }) => rule,
  });

export const gapSentenceForms: readonly FactForm[] = [
  defineGapForm('1-2', ['1-2'], gapSentences12),
  defineGapForm('3-4', ['3-4'], gapSentences34),
  defineGapForm('5-6', ['5-6'], gapSentences56),
  defineGapForm('7-8', ['7-8'], gapSentences78),
  defineGapForm('9-12', ['9-10', '11-12'], gapSentences912),
  defineGapForm('9-10', ['9-10'], gapSentences910),
  defineGapForm('11-12', ['11-12'], gapSentences1112),
];
