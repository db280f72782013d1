import type { Sql } from 'postgres';
import type { AnswerRow, SubmissionDetail, SubmissionRow } from '#contracts/submissions.ts';
import type { KeyRing } from '#events/record/key-ring.ts';
import { toQueriedSealedText, unsealQueriedTexts } from '#events/record/queried-sealed-texts.ts';
import { fetchHomeworkContents } from '#projections/queries/homework-contents.ts';
import type { SubmissionRecord } from '#projections/queries/submissions.ts';
import { toQuestionRows } from './to-question-rows.ts';

/** Submission DTOs; unseals the texts of all of them with one key lookup. */
export async function toSubmissionRows(records: readonly SubmissionRecord[], keys: KeyRing): Promise<SubmissionRow[]> {
  const withClaims = records.map(claimAnswers);
  const sealed = withClaims.flatMap(listSealedTexts);
  const texts = await unsealQueriedTexts(sealed, keys);
  const unsealed = new Map(sealed.map((text, index) => [text, texts[index] ?? null]));
  const textOf = (text: string | null) => unsealed.get(text) ?? null;
  return withClaims.map(({ submitted_event: _, ...record }) => ({
    ...record,
    feedback: textOf(record.feedback),
    answers: record.answers.map(
      ({ question, choice, text = null }): AnswerRow => ({
        question_id: question,
        answer: choice ?? textOf(text) ?? '',
      }),
    ),
    grades: record.grades.map((grade) => ({ ...grade, reason: textOf(grade.reason) })),
  }));
}

/** DTO of one submission with the questions that it answered. */
export async function loadSubmissionDetail(
  sql: Sql,
  record: SubmissionRecord,
  keys: KeyRing,
  shown: 'with keys' | 'without keys',
): Promise<SubmissionDetail> {
  const { homework_id, content_version } = record;
  const [contents, [row]] = await Promise.all([
    fetchHomeworkContents(sql, homework_id, [content_version]),
    toSubmissionRows([record], keys),
  ]);
  if (!row) throw new Error('toSubmissionRows returned no row for a submission.');
  return { ...row, questions: toQuestionRows(contents.get(content_version) ?? [], shown) };
}

/** Adds to each answer's text the field it belongs to, which unsealing verifies; SQL cannot add it inside the JSON column. */
const claimAnswers = <Row extends SubmissionRecord>(record: Row): Row => ({
  ...record,
  answers: record.answers.map((answer, index) => {
    const { text } = answer;
    if (text === undefined) return answer;
    return {
      ...answer,
      text: toQueriedSealedText(text, record.submitted_event, `answers.${index}.text`, record.student_id),
    };
  }),
});

const listSealedTexts = ({ feedback, answers, grades }: SubmissionRecord): (string | null)[] => [
  feedback,
  ...answers.map(({ text = null }) => text),
  ...grades.map(({ reason }) => reason),
];
