import type { FactForm } from '#services/learning/questions/facts/fact-form.ts';
import { actsAndTermsOfEmpireForms } from './acts-and-terms-of-empire.ts';
import { colonialCourseForms } from './colonial-course.ts';
import { colonialLifeForBeginnersForms } from './colonial-life-for-beginners.ts';
import { colonialSourcesAndHistoriansForms } from './colonial-sources-and-historians.ts';
import { colonialWordsForBeginnersForms } from './colonial-words-for-beginners.ts';
import { coloniesAndTheirPeopleForms } from './colonies-and-their-people.ts';
import { earlyColonialQuestionForms } from './early-colonial-questions.ts';
import { empiresAndNationsForms } from './empires-and-nations.ts';
import { juniorColonialQuestionForms } from './junior-colonial-questions.ts';
import { middleColonialQuestionForms } from './middle-colonial-questions.ts';
import { peopleAndWordsOfTheColoniesForms } from './people-and-words-of-the-colonies.ts';
import { seniorColonialQuestionForms } from './senior-colonial-questions.ts';
import { tradesAndColoniesForms } from './trades-and-colonies.ts';
import { warsAndLeadersOfTheColoniesForms } from './wars-and-leaders-of-the-colonies.ts';
import { wordsOfColonialHistoryForms } from './words-of-colonial-history.ts';

export const colonialTimesForms: readonly FactForm[] = [
  ...colonialWordsForBeginnersForms,
  ...colonialLifeForBeginnersForms,
  ...tradesAndColoniesForms,
  ...peopleAndWordsOfTheColoniesForms,
  ...earlyColonialQuestionForms,
  ...coloniesAndTheirPeopleForms,
  ...wordsOfColonialHistoryForms,
  ...middleColonialQuestionForms,
  ...empiresAndNationsForms,
  ...actsAndTermsOfEmpireForms,
  ...juniorColonialQuestionForms,
  ...warsAndLeadersOfTheColoniesForms,
  ...seniorColonialQuestionForms,
  ...colonialSourcesAndHistoriansForms,
  ...colonialCourseForms,
];
