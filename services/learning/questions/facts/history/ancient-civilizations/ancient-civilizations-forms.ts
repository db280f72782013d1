import type { FactForm } from '#services/learning/questions/facts/fact-form.ts';
import { ancientLifeForBeginnersForms } from './ancient-life-for-beginners.ts';
import { antiquityCourseForms } from './antiquity-course.ts';
import { peopleAndWordsOfAntiquityForms } from './people-and-words-of-antiquity.ts';
import { statesAndIdeasOfAntiquityForms } from './states-and-ideas-of-antiquity.ts';

export const ancientCivilizationsForms: readonly FactForm[] = [
  ...ancientLifeForBeginnersForms,
  ...peopleAndWordsOfAntiquityForms,
  ...statesAndIdeasOfAntiquityForms,
  ...antiquityCourseForms,
];
