import type { PracticeSession } from '#contracts/practice.ts';

/** The place, zero-based, of the first question from `from` on that waits for an answer; else of any, else the last. */
export function firstUnanswered({ questions }: Pick<PracticeSession, 'questions'>, from = 0): number {
  const waiting = questions.flatMap(({ result }, index) => (result === null ? [index] : []));
  return waiting.find((index) => index >= from) ?? waiting[0] ?? questions.length - 1;
}
