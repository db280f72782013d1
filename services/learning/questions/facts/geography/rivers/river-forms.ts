import { defineForm, type FactForm } from '#services/learning/questions/facts/fact-form.ts';
import { defineAskedForms } from '../asked-forms.ts';
import { defineTermForms } from '../term-forms.ts';
import { type KindOfWater, kindsOfWater } from './kinds-of-water.ts';
import { lakeForms } from './lake-forms.ts';
import { riverPlaceForms } from './river-place-forms.ts';
import { riverQuestions } from './river-questions.ts';
import { riverTerms } from './river-terms.ts';

export const riverForms: readonly FactForm[] = [
  defineForm<KindOfWater>({
    ...{ id: 'kind-of-water', grades: ['1-2'], difficulty: 'hard', table: kindsOfWater },
    text: ({ name }) => `What is the ${name}?`,
    answer: ({ kind }) => kind,
    explanation: ({ why }) => why,
  }),
  ...riverPlaceForms,
  ...lakeForms,
  ...defineTermForms(riverTerms),
  ...defineAskedForms('asked', riverQuestions),
];
