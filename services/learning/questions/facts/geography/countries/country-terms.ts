import type { FactTable } from '#services/learning/questions/facts/fact-table.ts';
import type { Term } from '#services/learning/questions/facts/geography/term-forms.ts';
import { countryTermsGrades1To4 } from './country-terms-grades-1-to-4.ts';
import { countryTermsGrades5To8 } from './country-terms-grades-5-to-8.ts';
import { countryTermsGrades9To12 } from './country-terms-grades-9-to-12.ts';

/** Words for countries and how they are governed. */
export const countryTerms: FactTable<Term> = {
  source: 'National Geographic Education: Resource Library; AP Human Geography Course Description',
  year: 2024,
  rows: [...countryTermsGrades1To4, ...countryTermsGrades5To8, ...countryTermsGrades9To12],
};
