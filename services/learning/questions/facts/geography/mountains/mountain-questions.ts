import type { FactTable } from '#services/learning/questions/facts/fact-table.ts';
import type { Asked } from '#services/learning/questions/facts/geography/asked-forms.ts';
import { mountainQuestionsGrades1To4 } from './mountain-questions-grades-1-to-4.ts';
import { mountainQuestionsGrades5To8 } from './mountain-questions-grades-5-to-8.ts';
import { mountainQuestionsGrades9To12 } from './mountain-questions-grades-9-to-12.ts';

/** Questions about single mountains and about mountains in general. */
export const mountainQuestions: FactTable<Asked> = {
  source: 'USGS; National Geographic Education; Encyclopaedia Britannica',
  year: 2024,
  rows: [...mountainQuestionsGrades1To4, ...mountainQuestionsGrades5To8, ...mountainQuestionsGrades9To12],
};
