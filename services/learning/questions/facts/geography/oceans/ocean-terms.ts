import type { FactTable } from '#services/learning/questions/facts/fact-table.ts';
import type { Term } from '#services/learning/questions/facts/geography/term-forms.ts';
import { oceanTermsGrades1To4 } from './ocean-terms-grades-1-to-4.ts';
import { oceanTermsGrades5To8 } from './ocean-terms-grades-5-to-8.ts';
import { oceanTermsGrades9To12 } from './ocean-terms-grades-9-to-12.ts';

/** Words for oceans, coasts and islands. */
export const oceanTerms: FactTable<Term> = {
  source: 'NOAA: Ocean Facts; National Geographic Education: Resource Library',
  year: 2024,
  rows: [...oceanTermsGrades1To4, ...oceanTermsGrades5To8, ...oceanTermsGrades9To12],
};
