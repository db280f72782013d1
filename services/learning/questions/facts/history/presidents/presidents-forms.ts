import type { FactForm } from '#services/learning/questions/facts/fact-form.ts';
import { presidencyCourseForms } from './presidency-course.ts';
import { presidencyQuestionForms } from './presidency-questions.ts';
import { presidentsAndEventsForms } from './presidents-and-events.ts';
import { presidentsAndTheirTimeForms } from './presidents-and-their-time.ts';
import { presidentsForBeginnersForms } from './presidents-for-beginners.ts';

export const presidentsForms: readonly FactForm[] = [
  ...presidentsForBeginnersForms,
  ...presidentsAndTheirTimeForms,
  ...presidentsAndEventsForms,
  ...presidencyCourseForms,
  ...presidencyQuestionForms,
];
