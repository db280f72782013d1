import type { FactTable } from '#services/learning/questions/facts/fact-table.ts';
import type { Asked } from '#services/learning/questions/facts/geography/asked-forms.ts';
import { oceanQuestionsGrades1To4 } from './ocean-questions-grades-1-to-4.ts';
import { oceanQuestionsGrades5To8 } from './ocean-questions-grades-5-to-8.ts';
import { oceanQuestionsGrades9To12 } from './ocean-questions-grades-9-to-12.ts';

/** Questions about single oceans and about the sea in general. */
export const oceanQuestions: FactTable<Asked> = {
  source: 'NOAA: Ocean Facts; Encyclopaedia Britannica',
  year: 2024,
  rows: [...oceanQuestionsGrades1To4, ...oceanQuestionsGrades5To8, ...oceanQuestionsGrades9To12],
};
