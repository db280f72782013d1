import type { FactForm } from '#services/learning/questions/facts/fact-form.ts';
import { battlesAndLeadersForms } from './battles-and-leaders.ts';
import { peopleAndWordsOfTheWarsForms } from './people-and-words-of-the-wars.ts';
import { warCourseForms } from './war-course.ts';
import { worldWarsForBeginnersForms } from './world-wars-for-beginners.ts';

export const worldWarsForms: readonly FactForm[] = [
  ...worldWarsForBeginnersForms,
  ...peopleAndWordsOfTheWarsForms,
  ...battlesAndLeadersForms,
  ...warCourseForms,
];
