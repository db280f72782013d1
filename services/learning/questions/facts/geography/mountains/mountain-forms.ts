import type { FactForm } from '#services/learning/questions/facts/fact-form.ts';
import { defineAskedForms } from '../asked-forms.ts';
import { defineTermForms } from '../term-forms.ts';
import { heightForms } from './height-forms.ts';
import { mountainQuestions } from './mountain-questions.ts';
import { mountainTerms } from './mountain-terms.ts';

export const mountainForms: readonly FactForm[] = [
  ...heightForms,
  ...defineTermForms(mountainTerms),
  ...defineAskedForms('asked', mountainQuestions),
];
