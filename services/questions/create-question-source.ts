import { randomInt } from 'node:crypto';
import { type PracticeSubject, practiceSubject } from '#events/values/shapes.ts';
import { mathematics } from './mathematics/mathematics.ts';
import { mathematicsTopics } from './mathematics/topics.ts';
import type { QuestionSource } from './port/question-source.ts';

const FINENESS = 2 ** 32;
const unpredictable = (): number => randomInt(FINENESS) / FINENESS;

/** The topics that there are questions for, subject by subject, for a sentence to the student. */
export const topicsWithQuestions: Readonly<Partial<Record<PracticeSubject, readonly string[]>>> = {
  math: mathematicsTopics,
};

/** Those that a source can answer at all, in the specification's order. */
export const subjectsWithQuestions: readonly PracticeSubject[] = practiceSubject.options.filter(
  (subject) => topicsWithQuestions[subject] !== undefined,
);

/**
 * The questions that the program offers: those of the first source that has any for the topic. Another source is one
 * more line of the list.
 */
export const createQuestionSource = (random: () => number = unpredictable): QuestionSource =>
  firstOf([mathematics(random)]);

const firstOf = (sources: readonly QuestionSource[]): QuestionSource => ({
  questions: async (request) => {
    for (const source of sources) {
      const questions = await source.questions(request);
      if (questions.length > 0) return questions;
    }
    return [];
  },
});
