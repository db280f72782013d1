import type { FactTopics } from '#services/learning/questions/facts/fact-form.ts';
import { grammarForms } from './grammar/grammar-forms.ts';
import { punctuationForms } from './punctuation/punctuation-forms.ts';
import { readingComprehensionForms } from './reading-comprehension/reading-comprehension-forms.ts';
import { spellingForms } from './spelling/spelling-forms.ts';
import { vocabularyForms } from './vocabulary/vocabulary-forms.ts';
import { writingForms } from './writing/writing-forms.ts';

export const englishTopics: FactTopics = {
  Grammar: grammarForms,
  Punctuation: punctuationForms,
  'Reading Comprehension': readingComprehensionForms,
  Spelling: spellingForms,
  Vocabulary: vocabularyForms,
  Writing: writingForms,
};
