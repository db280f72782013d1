import type { FactTable } from '#services/learning/questions/facts/fact-table.ts';
import type { Term } from '#services/learning/questions/facts/geography/term-forms.ts';
import { riverTermsGrades1To4 } from './river-terms-grades-1-to-4.ts';
import { riverTermsGrades5To8 } from './river-terms-grades-5-to-8.ts';
import { riverTermsGrades9To12 } from './river-terms-grades-9-to-12.ts';

/** Words for rivers and lakes. */
export const riverTerms: FactTable<Term> = {
  source: 'USGS: Water Science School; National Geographic Education: Resource Library',
  year: 2024,
  rows: [...riverTermsGrades1To4, ...riverTermsGrades5To8, ...riverTermsGrades9To12],
};
