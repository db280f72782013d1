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
  const sealed = records.flatMap(sealedOf);
  const texts = await openSealed(sealed, keys);
  const opened = new Map(sealed.map((text, index) => [text, texts[index] ?? null]));
  const open = (text: string | null) => opened.get(text) ?? null;
  return records.map(({ content_version, ...record }) => ({
    ...record,
    feedback: open(record.feedback),
    answers: record.answers.map(
      ({ question, choice, text = null }): AnswerRow => ({ question_id: question, answer: choice ?? open(text) ?? '' }),
    ),
    grades: record.grades.map((grade) => ({ ...grade, reason: open(grade.reason) })),
    questions: questionRows(contents.get(content_version) ?? [], shown),
  }));
}

const sealedOf = ({ feedback, answers, grades }: SubmissionRecord): (string | null)[] => [
  feedback,
  ...answers.map(({ text = null }) => text),
  ...grades.map(({ reason }) => reason),
];
