import type { Sql } from 'postgres';
import type { AnswerRow, SubmissionDetail, SubmissionRow } from '#contracts/submissions.ts';
import type { KeyRing } from '#events/record/key-ring.ts';
import { toSealedClaim, unsealClaims } from '#events/record/sealed-claims.ts';
import { contentsOf } from '#projections/queries/homework-contents.ts';
import type { SubmissionRecord } from '#projections/queries/submissions.ts';
import { toQuestionRows } from './to-question-rows.ts';

/** Submissions as they travel: their texts opened by one key lookup for all. */
export async function toSubmissionRows(records: readonly SubmissionRecord[], keys: KeyRing): Promise<SubmissionRow[]> {
  const withClaims = records.map(claimAnswers);
  const sealed = withClaims.flatMap(sealedOf);
  const texts = await unsealClaims(sealed, keys);
  const opened = new Map(sealed.map((text, index) => [text, texts[index] ?? null]));
  const open = (text: string | null) => opened.get(text) ?? null;
  return withClaims.map(({ submitted_event: _, ...record }) => ({
    ...record,
    feedback: open(record.feedback),
    answers: record.answers.map(
      ({ question, choice, text = null }): AnswerRow => ({ question_id: question, answer: choice ?? open(text) ?? '' }),
    ),
    grades: record.grades.map((grade) => ({ ...grade, reason: open(grade.reason) })),
  }));
}

/** One submission with the questions that it answered. */
export async function loadSubmissionDetail(
  sql: Sql,
  record: SubmissionRecord,
  keys: KeyRing,
  shown: 'with keys' | 'without keys',
): Promise<SubmissionDetail> {
  const { homework_id, content_version } = record;
  const [contents, [row]] = await Promise.all([
    contentsOf(sql, homework_id, [content_version]),
    toSubmissionRows([record], keys),
  ]);
  if (!row) throw new Error('A submission was lost between its rows.');
  return { ...row, questions: toQuestionRows(contents.get(content_version) ?? [], shown) };
}

/** Answers are JSON in their row: what each text claims to be is said here. */
const claimAnswers = <Row extends SubmissionRecord>(record: Row): Row => ({
  ...record,
  answers: record.answers.map((answer, index) => {
    const { text } = answer;
    if (text === undefined) return answer;
    return { ...answer, text: toSealedClaim(text, record.submitted_event, `answers.${index}.text`, record.student_id) };
  }),
});

const sealedOf = ({ feedback, answers, grades }: SubmissionRecord): (string | null)[] => [
  feedback,
  ...answers.map(({ text = null }) => text),
  ...grades.map(({ reason }) => reason),
];
