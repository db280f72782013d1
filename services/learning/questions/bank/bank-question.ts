import { z } from 'zod';
import {
  EXPLANATION_LENGTH_MAX,
  OPTION_LENGTH_MAX,
  OPTIONS_PER_QUESTION,
  QUESTION_TEXT_LENGTH_MAX,
} from '#events/values/limits.ts';
import { bankQuestionId, gradeBand, questionDifficulty } from '#events/values/shapes.ts';

/** One question in a file of the bank. */
export const bankQuestion = z.strictObject({
  /** Never given to another question, because recorded sessions name it. */
  id: bankQuestionId,
  grades: gradeBand,
  difficulty: questionDifficulty,
  text: z.string().max(QUESTION_TEXT_LENGTH_MAX),
  answer: z.string().max(OPTION_LENGTH_MAX),
  /** The wrong options. */
  distractors: z.array(z.string().max(OPTION_LENGTH_MAX)).length(OPTIONS_PER_QUESTION - 1),
  explanation: z.string().max(EXPLANATION_LENGTH_MAX),
  /** Where a fact can be looked up; missing for skills. */
  reference: z.string().optional(),
});
export type BankQuestion = z.infer<typeof bankQuestion>;

/** The file of one topic. */
export const bankTopic = z.array(bankQuestion);
