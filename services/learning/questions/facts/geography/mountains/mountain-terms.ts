import type { FactTable } from '#services/learning/questions/facts/fact-table.ts';
import type { Term } from '#services/learning/questions/facts/geography/term-forms.ts';
import { mountainTermsGrades1To4 } from './mountain-terms-grades-1-to-4.ts';
import { mountainTermsGrades5To8 } from './mountain-terms-grades-5-to-8.ts';
import { mountainTermsGrades9To12 } from './mountain-terms-grades-9-to-12.ts';

/** Words for mountains and volcanoes. */
export const mountainTerms: FactTable<Term> = {
  source: 'USGS; National Geographic Education: Resource Library',
  year: 2024,
  rows: [...mountainTermsGrades1To4, ...mountainTermsGrades5To8, ...mountainTermsGrades9To12],
};
