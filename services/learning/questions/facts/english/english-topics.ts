import type { FactTopics } from '#services/learning/questions/facts/fact-form.ts';

export const englishTopics: FactTopics = {
  Grammar: async () => (await import('./grammar/grammar-forms.ts')).grammarForms,
  Punctuation: async () => (await import('./punctuation/punctuation-forms.ts')).punctuationForms,
  'Reading Comprehension': async () =>
    (await import('./reading-comprehension/reading-comprehension-forms.ts')).readingComprehensionForms,
  Spelling: async () => (await import('./spelling/spelling-forms.ts')).spellingForms,
  Vocabulary: async () => (await import('./vocabulary/vocabulary-forms.ts')).vocabularyForms,
  Writing: async () => (await import('./writing/writing-forms.ts')).writingForms,
};
