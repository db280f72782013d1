import type { PracticeSession } from '#contracts/practice.ts';

/**
 * The zero-based index of the first unanswered question at or after `from`, or else of any unanswered question, or else
 * of the last question.
 */
export function findFirstUnansweredIndex({ questions }: Pick<PracticeSession, 'questions'>, from = 0): number {
  const waiting = questions.flatMap(({ result }, index) => (result === null ? [index] : []));
  return waiting.find((index) => index >= from) ?? waiting[0] ?? questions.length - 1;
}

/** The zero-based indexes of the questions that were answered wrong. */
export const listWrongQuestions = ({ questions }: Pick<PracticeSession, 'questions'>): number[] =>
  questions.flatMap(({ result }, index) => (result && !result.correct && result.report !== 'accepted' ? [index] : []));
