import type { AnswersDraft } from '#contracts/answers-draft.ts';
import type { QuestionRow } from '#contracts/homework.ts';
import type { DraftParts } from '../../../server-draft/draft-versions.ts';
import { findCurrentAnswer } from './answers-draft.ts';

/** The answers of a draft, by question. Two devices can change different ones. */
export const answerParts: DraftParts<AnswersDraft> = {
  list: ({ given, seen }) => [...new Set([...Object.keys(given), ...Object.keys(seen)])],
  // A text of blanks is no answer. The same answer to an earlier and to the current text of a question is the same.
  isSame: (id, one, other) => (one.given[id] ?? '').trim() === (other.given[id] ?? '').trim(),
  copy: (id, from, into) => ({
    given: copyField(id, from.given, into.given),
    seen: copyField(id, from.seen, into.seen),
  }),
};

function copyField(id: string, from: Record<string, string>, into: Record<string, string>): Record<string, string> {
  const { [id]: _replaced, ...others } = into;
  const value = from[id];
  return value === undefined ? others : { ...others, [id]: value };
}

/** The questions with another answer in one of the other drafts. */
export const findDifferingQuestions = (
  mine: AnswersDraft,
  others: readonly AnswersDraft[],
  questions: readonly QuestionRow[],
): QuestionRow[] => {
  const answerIn = (draft: AnswersDraft, question: QuestionRow) => findCurrentAnswer(draft, question) ?? '';
  return questions.filter((question) => others.some((other) => answerIn(mine, question) !== answerIn(other, question)));
};

/** The numbers of some of the questions, counted from 1. */
export const toQuestionNumbers = (some: readonly QuestionRow[], questions: readonly QuestionRow[]): number[] =>
  some.map((question) => questions.indexOf(question) + 1);
