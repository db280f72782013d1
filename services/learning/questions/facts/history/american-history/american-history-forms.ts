import type { FactForm } from '#services/learning/questions/facts/fact-form.ts';
import { americaCourseForms } from './america-course.ts';
import { americaForBeginnersForms } from './america-for-beginners.ts';
import { americaInChangeForms } from './america-in-change.ts';
import { peopleAndWordsOfAmericaForms } from './people-and-words-of-america.ts';

export const americanHistoryForms: readonly FactForm[] = [
  ...americaForBeginnersForms,
  ...peopleAndWordsOfAmericaForms,
  ...americaInChangeForms,
  ...americaCourseForms,
];
