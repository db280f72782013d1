import type { FactTopics } from '#services/learning/questions/facts/fact-form.ts';
import { countryForms } from './countries/country-forms.ts';

export const geographyTopics: FactTopics = {
  Countries: countryForms,
};
