import type { FactForm } from '#services/learning/questions/facts/fact-form.ts';
import { defineAskedForms } from '../../geography/asked-forms.ts';
import { defineTermForms } from '../../geography/term-forms.ts';
import { coordinateForms } from './coordinate-forms.ts';
import { directionForms } from './direction-forms.ts';
import { firstForms } from './first-forms.ts';
import { geographyQuestions } from './geography-questions.ts';
import { geographyTerms } from './geography-terms.ts';
import { numberForms } from './number-forms.ts';
import { stateForms } from './state-forms.ts';

export const geographyForms: readonly FactForm[] = [
  ...firstForms,
  ...directionForms,
  ...stateForms,
  ...coordinateForms,
  ...numberForms,
  ...defineTermForms(geographyTerms),
  ...defineAskedForms('asked', geographyQuestions),
];
