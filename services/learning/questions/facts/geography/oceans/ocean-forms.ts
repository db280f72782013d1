import type { FactForm } from '#services/learning/questions/facts/fact-form.ts';
import { defineAskedForms } from '../asked-forms.ts';
import { defineTermForms } from '../term-forms.ts';
import { coastForms, islandForms } from './island-forms.ts';
import { oceanQuestions } from './ocean-questions.ts';
import { oceanTerms } from './ocean-terms.ts';
import { seaAnimalForms } from './sea-animal-forms.ts';
import { waterForms } from './water-forms.ts';

export const oceanForms: readonly FactForm[] = [
  ...waterForms,
  ...islandForms,
  ...coastForms,
  ...seaAnimalForms,
  ...defineTermForms(oceanTerms),
  ...defineAskedForms('asked', oceanQuestions),
];
