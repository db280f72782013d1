import type { SubmissionDetail } from '#contracts/submissions.ts';

export interface MultipleChoiceResult {
  readonly choices: number;
  readonly correct: number;
  /** The number of open answers, which a tutor judges. */
  readonly open: number;
  /** Correct answers ÷ all questions × 100, rounded; undefined if there are open answers. */
  readonly suggestedGrade: number | undefined;
}

/** What the answer keys say about a submission that a tutor grades. */
export function toMultipleChoiceResult({
  questions,
  answers,
}: Pick<SubmissionDetail, 'questions' | 'answers'>): MultipleChoiceResult {
  const given = new Map(answers.map(({ question_id, answer }) => [question_id, answer]));
  const choices = questions.filter(({ type }) => type === 'multiple-choice');
  const correct = choices.filter(({ id, correct_answer }) => given.get(id) === correct_answer).length;
  const open = questions.length - choices.length;
  return {
    ...{ choices: choices.length, correct, open },
    suggestedGrade: open === 0 && choices.length > 0 ? Math.round((100 * correct) / choices.length) : undefined,
  };
}
