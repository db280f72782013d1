import type { FactTopics } from '#services/learning/questions/facts/fact-form.ts';

export const geographyTopics: FactTopics = {
  Capitals: async () => (await import('./capitals/capital-forms.ts')).capitalForms,
  Continents: async () => (await import('./continents/continent-forms.ts')).continentForms,
  Countries: async () => (await import('./countries/country-forms.ts')).countryForms,
  Mountains: async () => (await import('./mountains/mountain-forms.ts')).mountainForms,
  Oceans: async () => (await import('./oceans/ocean-forms.ts')).oceanForms,
  Rivers: async () => (await import('./rivers/river-forms.ts')).riverForms,
};
