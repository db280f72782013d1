import type { FactForm } from '#services/learning/questions/facts/fact-form.ts';
import { defineTermForms } from '#services/learning/questions/facts/geography/term-forms.ts';
import { borderForms } from './border-forms.ts';
import { countryTerms } from './country-terms.ts';
import { independenceForms } from './independence-forms.ts';
import { languageForms } from './language-forms.ts';
import { outlineForms } from './outline-forms.ts';
import { regionForms } from './region-forms.ts';
import { signForms } from './sign-forms.ts';

export const countryForms: readonly FactForm[] = [
  ...signForms,
  ...borderForms,
  ...outlineForms,
  ...regionForms,
  ...languageForms,
  ...independenceForms,
  ...defineTermForms(countryTerms),
];
