import type { PracticeSession } from '#contracts/practice.ts';

/** The zero-based indexes of the questions that were answered wrong. */
export const listWrongQuestions = ({ questions }: Pick<PracticeSession, 'questions'>): number[] =>
  questions.flatMap(({ result }, index) => (result && !result.correct && result.report !== 'accepted' ? [index] : []));
