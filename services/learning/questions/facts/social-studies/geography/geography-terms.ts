import type { FactTable } from '#services/learning/questions/facts/fact-table.ts';
import type { Term } from '#services/learning/questions/facts/geography/term-forms.ts';
import { geographyTermsGrades1To4 } from './geography-terms-grades-1-to-4.ts';
import { geographyTermsGrades5To8 } from './geography-terms-grades-5-to-8.ts';
import { geographyTermsGrades9To12 } from './geography-terms-grades-9-to-12.ts';

/** Words for maps, regions, people and places. */
export const geographyTerms: FactTable<Term> = {
  source: 'National Geographic Education: Resource Library; AP Human Geography Course Description',
  year: 2024,
  rows: [...geographyTermsGrades1To4, ...geographyTermsGrades5To8, ...geographyTermsGrades9To12],
};
