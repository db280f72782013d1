import type { FactTopics } from '#services/learning/questions/facts/fact-form.ts';
import { capitalForms } from './capitals/capital-forms.ts';
import { continentForms } from './continents/continent-forms.ts';
import { countryForms } from './countries/country-forms.ts';
import { mountainForms } from './mountains/mountain-forms.ts';
import { oceanForms } from './oceans/ocean-forms.ts';
import { riverForms } from './rivers/river-forms.ts';

export const geographyTopics: FactTopics = {
  Capitals: capitalForms,
  Continents: continentForms,
  Countries: countryForms,
  Mountains: mountainForms,
  Oceans: oceanForms,
  Rivers: riverForms,
};
