import type { FactTopics } from '#services/learning/questions/facts/fact-form.ts';
import { vocabularyForms } from './vocabulary/vocabulary-forms.ts';

export const englishTopics: FactTopics = {
  Vocabulary: vocabularyForms,
};
