import { createBankSource } from './bank/bank-source.ts';
import { createMathematicsSource } from './mathematics/mathematics-source.ts';
import type { QuestionSource } from './port/question-source.ts';
import { secureRandom } from './random/secure-random.ts';

/**
 * Creates the question source of the program. It asks the listed sources in order and returns the questions of the first
 * one that has any for the topic.
 */
export const createQuestionSource = (random: () => number = secureRandom): QuestionSource =>
  combineSources([createMathematicsSource(random), createBankSource(random)]);

const combineSources = (sources: readonly QuestionSource[]): QuestionSource => ({
  questions: async (request) => {
    for (const source of sources) {
      const questions = await source.questions(request);
      if (questions.length > 0) return questions;
    }
    return [];
  },
});
