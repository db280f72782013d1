import type { FactTopics } from '#services/learning/questions/facts/fact-form.ts';
import { americanHistoryForms } from './american-history/american-history-forms.ts';
import { ancientCivilizationsForms } from './ancient-civilizations/ancient-civilizations-forms.ts';
import { presidentsForms } from './presidents/presidents-forms.ts';
import { worldWarsForms } from './world-wars/world-wars-forms.ts';

export const historyTopics: FactTopics = {
  Presidents: presidentsForms,
  'World Wars': worldWarsForms,
  'American History': americanHistoryForms,
  'Ancient Civilizations': ancientCivilizationsForms,
};
