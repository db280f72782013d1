import { questionDifficulty } from '#events/values/shapes.ts';
import { defineForm, type FactForm } from '#services/learning/questions/facts/fact-form.ts';
import type { GradePair } from '#services/learning/questions/facts/fact-question.ts';
import type { FactTable } from '#services/learning/questions/facts/fact-table.ts';
import { contextClueForms } from './context-clues.ts';
import { passageKindForms } from './passage-kinds.ts';
import type { PassageQuestion } from './passages.ts';
import { passages12 } from './passages-1-2.ts';
import { passages34 } from './passages-3-4.ts';
import { passages56 } from './passages-5-6.ts';
import { passages78 } from './passages-7-8.ts';
import { passages910 } from './passages-9-10.ts';
import { passages1112 } from './passages-11-12.ts';
import { riddleForms } from './riddles.ts';
import { statementForms } from './statements.ts';
import { stepForms } from './steps.ts';

const definePassageForms = (id: string, grades: readonly GradePair[], table: FactTable<PassageQuestion>): FactForm[] =>
  questionDifficulty.options.map((difficulty) =>
    defineForm({
      ...{ id: `${id}-${difficulty}`, grades, difficulty, table },
      isAsked: (row: PassageQuestion) => row.difficulty === difficulty,
      passage: ({ passage }) => passage,
      text: ({ question }) => question,
      answer: ({ answer }) => answer,
      options: ({ wrong }) => wrong,
      explanation: ({ explanation }) => explanation,
    }),
  );

export const readingComprehensionForms: readonly FactForm[] = [
  ...definePassageForms('1-2', ['1-2'], passages12),
  ...definePassageForms('3-4', ['3-4'], passages34),
  ...definePassageForms('5-6', ['5-6'], passages56),
  ...definePassageForms('7-8', ['7-8'], passages78),
  ...definePassageForms('9-10', ['9-10'], passages910),
  ...definePassageForms('11-12', ['11-12'], passages1112),
  ...riddleForms,
  ...contextClueForms,
  ...statementForms,
  ...passageKindForms,
  ...stepForms,
];
