import type { GeneratedQuestion, QuestionSource } from '#services/core/use-case/question-source.ts';
import { createMathematicsSource } from './mathematics/mathematics-source.ts';
import { secureRandom } from './random/secure-random.ts';
import { createTopicSource } from './topic-source.ts';

/**
 * Creates the question source of the program. It asks the listed sources in order and returns the questions of the first
 * one that has any for the topic.
 */
export const createQuestionSource = (random: () => number = secureRandom): QuestionSource<GeneratedQuestion> =>
  combineSources([createMathematicsSource(random), createTopicSource(random)]);

const combineSources = (sources: readonly QuestionSource<GeneratedQuestion>[]): QuestionSource<GeneratedQuestion> => ({
  questions: async (request) => {
    for (const source of sources) {
      const questions = await source.questions(request);
      if (questions.length > 0) return questions;
    }
    return [];
  },
});
