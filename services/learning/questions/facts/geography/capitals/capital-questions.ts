import type { FactTable } from '#services/learning/questions/facts/fact-table.ts';
import type { Asked } from '#services/learning/questions/facts/geography/asked-forms.ts';
import { capitalQuestionsGrades1To4 } from './capital-questions-grades-1-to-4.ts';
import { capitalQuestionsGrades5To8 } from './capital-questions-grades-5-to-8.ts';
import { capitalQuestionsGrades9To12 } from './capital-questions-grades-9-to-12.ts';

/** Questions about single capitals. */
export const capitalQuestions: FactTable<Asked> = {
  source: 'Encyclopaedia Britannica: articles on the cities; Architect of the Capitol',
  year: 2024,
  rows: [...capitalQuestionsGrades1To4, ...capitalQuestionsGrades5To8, ...capitalQuestionsGrades9To12],
};
