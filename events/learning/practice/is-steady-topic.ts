import { MASTERY_ANSWERS, STEADY_CORRECT_MIN } from '../../values/limits.ts';

/** Whether a topic of one grade is steady, by its last answers and how many of them were correct. */
export const isSteadyTopic = ({ answers, correct }: { readonly answers: number; readonly correct: number }): boolean =>
  answers >= MASTERY_ANSWERS && correct >= STEADY_CORRECT_MIN;
