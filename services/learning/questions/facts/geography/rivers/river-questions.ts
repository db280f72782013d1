import type { FactTable } from '#services/learning/questions/facts/fact-table.ts';
import type { Asked } from '#services/learning/questions/facts/geography/asked-forms.ts';
import { riverQuestionsGrades1To4 } from './river-questions-grades-1-to-4.ts';
import { riverQuestionsGrades5To8 } from './river-questions-grades-5-to-8.ts';
import { riverQuestionsGrades9To12 } from './river-questions-grades-9-to-12.ts';

/** Questions about single rivers and lakes, and about rivers in general. */
export const riverQuestions: FactTable<Asked> = {
  source: 'USGS: Water Science School; Encyclopaedia Britannica',
  year: 2024,
  rows: [...riverQuestionsGrades1To4, ...riverQuestionsGrades5To8, ...riverQuestionsGrades9To12],
};
