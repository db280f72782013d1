import type { FactTable } from '#services/learning/questions/facts/fact-table.ts';
import type { Asked } from '#services/learning/questions/facts/geography/asked-forms.ts';
import { continentQuestionsGrades1To4 } from './continent-questions-grades-1-to-4.ts';
import { continentQuestionsGrades5To8 } from './continent-questions-grades-5-to-8.ts';
import { continentQuestionsGrades9To12 } from './continent-questions-grades-9-to-12.ts';

/** Questions about single continents. */
export const continentQuestions: FactTable<Asked> = {
  source: 'National Geographic Education: Continent; Encyclopaedia Britannica',
  year: 2024,
  rows: [...continentQuestionsGrades1To4, ...continentQuestionsGrades5To8, ...continentQuestionsGrades9To12],
};
