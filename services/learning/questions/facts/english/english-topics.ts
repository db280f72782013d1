import type { FactTopics } from '#services/learning/questions/facts/fact-form.ts';
import { spellingForms } from './spelling/spelling-forms.ts';
import { vocabularyForms } from './vocabulary/vocabulary-forms.ts';

export const englishTopics: FactTopics = {
  Spelling: spellingForms,
  Vocabulary: vocabularyForms,
};
