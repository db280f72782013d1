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
  const right = new Set(answers.filter(({ is_correct }) => is_correct).map(({ question_id }) => question_id));
  const choices = questions.filter(({ type }) => type === 'multiple-choice');
  const correct = choices.filter(({ id }) => right.has(id)).length;
  const open = questions.length - choices.length;
  return {
    ...{ choices: choices.length, correct, open },
    suggestedGrade: open === 0 && choices.length > 0 ? Math.round((100 * correct) / choices.length) : undefined,
  };
}
