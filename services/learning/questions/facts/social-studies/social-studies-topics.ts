import type { FactTopics } from '#services/learning/questions/facts/fact-form.ts';
import { geographyForms } from './geography/geography-forms.ts';

export const socialStudiesTopics: FactTopics = {
  Geography: geographyForms,
};
