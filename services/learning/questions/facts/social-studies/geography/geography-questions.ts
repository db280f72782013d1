import type { FactTable } from '#services/learning/questions/facts/fact-table.ts';
import type { Asked } from '#services/learning/questions/facts/geography/asked-forms.ts';
import { geographyQuestionsGrades1To4 } from './geography-questions-grades-1-to-4.ts';
import { geographyQuestionsGrades5To8 } from './geography-questions-grades-5-to-8.ts';
import { geographyQuestionsGrades9To12 } from './geography-questions-grades-9-to-12.ts';

/** Questions about maps, regions and how people live with the land. */
export const geographyQuestions: FactTable<Asked> = {
  source: 'National Geographic Education: Resource Library; AP Human Geography Course Description',
  year: 2024,
  rows: [...geographyQuestionsGrades1To4, ...geographyQuestionsGrades5To8, ...geographyQuestionsGrades9To12],
};
