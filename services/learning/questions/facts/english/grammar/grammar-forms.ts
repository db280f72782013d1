import type { FactForm } from '#services/learning/questions/facts/fact-form.ts';
import { completeSentenceForms } from './complete-sentences.ts';
import { gapSentenceForms } from './gap-sentence-forms.ts';
import { irregularVerbForms } from './irregular-verbs.ts';
import { phraseForms } from './phrases.ts';
import { sentenceErrorForms } from './sentence-errors.ts';
import { sentenceKindForms } from './sentence-kinds.ts';
import { sentencePartForms } from './sentence-parts.ts';
import { wordClassForms } from './word-class-forms.ts';

export const grammarForms: readonly FactForm[] = [
  ...wordClassForms,
  ...gapSentenceForms,
  ...irregularVerbForms,
  ...sentenceKindForms,
  ...completeSentenceForms,
  ...sentencePartForms,
  ...phraseForms,
  ...sentenceErrorForms,
];
