import type { FactTopics } from '#services/learning/questions/facts/fact-form.ts';

export const socialStudiesTopics: FactTopics = {
  Geography: async () => (await import('./geography/geography-forms.ts')).geographyForms,
  Government: async () => (await import('./government/government-forms.ts')).governmentForms,
  Economics: async () => (await import('./economics/economics-forms.ts')).economicsForms,
  Citizenship: async () => (await import('./citizenship/citizenship-forms.ts')).citizenshipForms,
  Community: async () => (await import('./community/community-forms.ts')).communityForms,
  Culture: async () => (await import('./culture/culture-forms.ts')).cultureForms,
};
