import type { FactTable } from '#services/learning/questions/facts/fact-table.ts';
import type { Term } from '#services/learning/questions/facts/geography/term-forms.ts';
import { continentTermsGrades1To4 } from './continent-terms-grades-1-to-4.ts';
import { continentTermsGrades5To8 } from './continent-terms-grades-5-to-8.ts';
import { continentTermsGrades9To12 } from './continent-terms-grades-9-to-12.ts';

/** Words for the continents, their climates and how they came to be. */
export const continentTerms: FactTable<Term> = {
  source: 'National Geographic Education: Resource Library; USGS: This Dynamic Earth',
  year: 2024,
  rows: [...continentTermsGrades1To4, ...continentTermsGrades5To8, ...continentTermsGrades9To12],
};
