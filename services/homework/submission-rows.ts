import type { AnswerRow, SubmissionRow } from '#contracts/submissions.ts';
import type { Question } from '#events/homework/events.ts';
import type { KeyRing } from '#events/record/keys.ts';
import { openSealed } from '#events/record/open.ts';
import type { SubmissionRecord } from '#projections/submissions/queries.ts';
import { questionRows } from './question-rows.ts';

/** Submissions as they travel: their texts opened by one key lookup for all, each with the questions that it answered. */
export async function submissionRows(
  records: readonly SubmissionRecord[],
  contents: ReadonlyMap<number, Question[]>,
  keys: KeyRing,
  shown: 'with keys' | 'without keys',
): Promise<SubmissionRow[]> {
  const texts = await openSealed(records.flatMap(sealedOf), keys);
  const opened = texts[Symbol.iterator]();
  const next = () => opened.next().value ?? null;
  return records.map(({ content_version, ...record }) => ({
    ...record,
    feedback: next(),
    answers: record.answers.map(({ question, choice, text }): AnswerRow => {
      const written = text === undefined ? undefined : next();
      return { question_id: question, answer: choice ?? written ?? '' };
    }),
    grades: record.grades.map((grade) => ({ ...grade, reason: next() })),
    questions: questionRows(contents.get(content_version) ?? [], shown),
  }));
}

/** In the order in which they are put back. */
const sealedOf = ({ feedback, answers, grades }: SubmissionRecord): (string | null)[] => [
  feedback,
  ...answers.flatMap(({ text }) => (text === undefined ? [] : [text])),
  ...grades.map(({ reason }) => reason),
];
