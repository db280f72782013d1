/** The grade of multiple-choice answers: correct answers ÷ all questions × 100, rounded (specification, section 9). */
import type { HomeworkQuestion } from '../homework/events.ts';
import type { HomeworkAnswer } from './events.ts';

export interface SubmissionScore {
  readonly correct: number;
  /** 0…100 */
  readonly grade: number;
}

/** Scores a submission. Questions in `credited` count as correct for any answer. */
export const scoreSubmission = (
  questions: readonly HomeworkQuestion[],
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
