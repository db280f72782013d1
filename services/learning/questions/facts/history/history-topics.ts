import type { FactTopics } from '#services/learning/questions/facts/fact-form.ts';

export const historyTopics: FactTopics = {
  Presidents: async () => (await import('./presidents/presidents-forms.ts')).presidentsForms,
  'World Wars': async () => (await import('./world-wars/world-wars-forms.ts')).worldWarsForms,
  'American History': async () => (await import('./american-history/american-history-forms.ts')).americanHistoryForms,
  'Ancient Civilizations': async () =>
    (await import('./ancient-civilizations/ancient-civilizations-forms.ts')).ancientCivilizationsForms,
  'Colonial Times': async () => (await import('./colonial-times/colonial-times-forms.ts')).colonialTimesForms,
};
