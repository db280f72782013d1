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

/** The questions with another answer in the other device's draft. */
export const findDifferingQuestions = (
  mine: AnswersDraft,
  theirs: AnswersDraft,
  questions: readonly QuestionRow[],
): QuestionRow[] =>
  questions.filter(
    (question) => (findCurrentAnswer(mine, question) ?? '') !== (findCurrentAnswer(theirs, question) ?? ''),
  );
