/** The grade of multiple-choice answers: correct answers ÷ all questions × 100, rounded (specification, section 9). */
import type { HomeworkQuestion } from '../homework/events.ts';
import { type OptionIdsByQuestionVersion, toQuestionVersionKey } from '../homework/options.ts';
import { toKeyOptionId } from '../homework/questions.ts';
import type { HomeworkAnswer } from './events.ts';

export interface SubmissionScore {
  readonly correct: number;
  /** 0…100 */
  readonly grade: number;
}

/** What a student answered: the answers, and the versions of the questions that they were given on. */
export interface AnsweredQuestions {
  readonly answers: readonly HomeworkAnswer[];
  readonly questions: readonly { readonly id: string; readonly version: number }[];
}

/** The id of the chosen option by the id of its question. */
export const toChosenOptions = (
  { answers, questions }: AnsweredQuestions,
  optionIds: OptionIdsByQuestionVersion,
): ReadonlyMap<string, string> => {
  const answered = new Map(questions.map((question) => [question.id, optionIds.get(toQuestionVersionKey(question))]));
  return new Map(
    answers.flatMap((answer) => {
      const option = findChosenOption(answer, answered.get(answer.question));
      return option === undefined ? [] : [[answer.question, option] as const];
    }),
  );
};

/** `optionIds` are those of the answered version of the question. */
export const findChosenOption = (
  { option, choice }: HomeworkAnswer,
  optionIds: readonly string[] | undefined,
): string | undefined => option ?? (choice === undefined ? undefined : optionIds?.[choice]);

/** Scores the chosen options of a submission. Questions in `credited` count as correct for any answer. */
export const scoreSubmission = (
  questions: readonly HomeworkQuestion[],
  chosen: ReadonlyMap<string, string>,
  credited: ReadonlySet<string> = new Set(),
): SubmissionScore => {
  const correct = questions.filter(
    (question) =>
      credited.has(question.id) ||
      (question.type === 'multiple-choice' && chosen.get(question.id) === toKeyOptionId(question)),
  ).length;
  return { correct, grade: questions.length === 0 ? 0 : Math.round((100 * correct) / questions.length) };
};
