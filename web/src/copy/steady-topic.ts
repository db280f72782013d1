import { MASTERY_ANSWERS, STEADY_CORRECT_MIN } from '#events/values/limits.ts';

/** When a topic is steady, in one sentence. */
export const steadyTopicTexts = {
  own: `A topic is steady when at least ${STEADY_CORRECT_MIN} of your last ${MASTERY_ANSWERS} answers to it were correct.`,
  other: `A topic is steady when at least ${STEADY_CORRECT_MIN} of the last ${MASTERY_ANSWERS} answers to it were correct.`,
};
