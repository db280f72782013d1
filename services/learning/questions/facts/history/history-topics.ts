import type { FactTopics } from '#services/learning/questions/facts/fact-form.ts';
import { presidentsForms } from './presidents/presidents-forms.ts';

export const historyTopics: FactTopics = {
  Presidents: presidentsForms,
};
