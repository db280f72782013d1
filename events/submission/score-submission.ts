/** Specification, section 9: correct multiple-choice answers by the number of all questions, times 100, rounded. */
import type { Question } from '../homework/events.ts';
import type { HomeworkAnswer } from './events.ts';

export interface SubmissionScore {
  readonly correct: number;
  /** 0…100 */
  readonly grade: number;
}

/** Questions in `credited` count as correct whatever was answered. */
export const scoreSubmission = (
  questions: readonly Question[],
  answers: readonly HomeworkAnswer[],
  credited: ReadonlySet<string> = new Set(),
): SubmissionScore => {
  const chosen = new Map(answers.map(({ question, choice }) => [question, choice]));
  const correct = questions.filter(
    (question) =>
      credited.has(question.id) ||
      (question.type === 'multiple-choice' && chosen.get(question.id) === question.correctAnswer),
  ).length;
  return { correct, grade: questions.length === 0 ? 0 : Math.round((100 * correct) / questions.length) };
};
