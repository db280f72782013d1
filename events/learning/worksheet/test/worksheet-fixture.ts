import type { PracticeQuestion } from '../../practice/events.ts';
import { practiceQuestions } from '../../practice/test/practice-fixture.ts';

/** Ten different questions, whose answer keys are 0, 1, 2, 3, 0, 0, 1, 2, 3 and 0. */
export const createWorksheetQuestions = (): PracticeQuestion[] => [
  ...practiceQuestions,
  ...practiceQuestions.map((question) => ({ ...question, text: `${question.text} Count again.` })),
];
