import type { QuestionDifficulty } from '#events/values/shapes.ts';
import type { FactForm } from '#services/learning/questions/facts/fact-form.ts';
import type { FactTable } from '#services/learning/questions/facts/fact-table.ts';
import { defineLeveledForms, type LeveledRow } from './leveled-forms.ts';

/** A question that fits no other row of a table, with its own wrong options. */
export interface Asked extends LeveledRow {
  readonly difficulty: QuestionDifficulty;
  readonly ask: string;
  readonly answer: string;
  readonly wrong: readonly string[];
  readonly why: string;
}

/** `id` tells the questions of this table from those of the other tables of the topic. */
export const defineAskedForms = (id: string, table: FactTable<Asked>): FactForm[] =>
  (['easy', 'medium', 'hard'] as const).flatMap((difficulty) =>
    defineLeveledForms<Asked>({
      ...{ id, table, difficulty },
      isAsked: (row) => row.difficulty === difficulty,
      text: ({ ask }) => ask,
      answer: ({ answer }) => answer,
      options: ({ wrong }) => wrong,
      explanation: ({ why }) => why,
    }),
  );
