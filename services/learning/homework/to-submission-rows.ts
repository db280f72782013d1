import type { Sql } from 'postgres';
import type { MarkedAnswerRow, SubmissionDetail, SubmissionRow } from '#contracts/submissions.ts';
import type { KeyRing } from '#events/record/key-ring.ts';
import { toQueriedSealedText, unsealQueriedTexts } from '#events/record/queried-sealed-texts.ts';
import { fetchHomeworkContents, type HomeworkContents } from '#projections/learning/homework/homework-contents.ts';
import type { SubmissionRecord } from '#projections/learning/submissions/submissions-query.ts';
import type { KeyVisibility } from './to-question-rows.ts';
import { toMarkedAnswers, toQuestionChanges, toSubmissionQuestions } from './to-submission-questions.ts';

/** Submission DTOs; unseals the texts of all of them with one key lookup. */
export async function toSubmissionRows(
  records: readonly SubmissionRecord[],
  contents: HomeworkContents,
  keys: KeyRing,
  shown: KeyVisibility,
): Promise<SubmissionRow[]> {
  const withClaims = records.map(claimAnswers);
  const sealed = withClaims.flatMap(listSealedTexts);
  const texts = await unsealQueriedTexts(sealed, keys);
  const unsealed = new Map(sealed.map((text, index) => [text, texts[index] ?? null]));
  const textOf = (text: string | null) => unsealed.get(text) ?? null;
  return withClaims.map(({ submitted_event: _, ...record }) => ({
    ...record,
    feedback: textOf(record.feedback),
    answers: toMarkedAnswers(record, contents, shown).map(
      ({ question, choice, text = null, isCorrect }): MarkedAnswerRow => ({
        question_id: question,
        answer: choice ?? textOf(text) ?? '',
        is_correct: isCorrect,
      }),
    ),
    grades: record.grades.map(
      ({ content_version: _content, credited: _credited, version: _version, ...grade }, place) => ({
        ...grade,
        reason: textOf(grade.reason),
        question_changes: toQuestionChanges(record, place, contents, shown),
      }),
    ),
  }));
}

/** Loads the questions of each of these submissions and the changes in its grade history. */
export async function loadSubmissionContents(
  sql: Sql,
  homeworkId: string,
  records: readonly SubmissionRecord[],
): Promise<HomeworkContents> {
  const versions = records.flatMap(({ content_version, graded_by, grades }) => [
    ...[content_version, graded_by],
    ...grades.flatMap((grade) => grade.content_version ?? []),
  ]);
  return fetchHomeworkContents(sql, homeworkId, versions);
}

/** DTO of one submission with its questions. */
export async function loadSubmissionDetail(
  sql: Sql,
  record: SubmissionRecord,
  keys: KeyRing,
  shown: KeyVisibility,
): Promise<SubmissionDetail> {
  const contents = await loadSubmissionContents(sql, record.homework_id, [record]);
  const [row] = await toSubmissionRows([record], contents, keys, shown);
  if (!row) throw new Error('toSubmissionRows returned no row for a submission.');
  return { ...row, questions: toSubmissionQuestions(record, contents, shown) };
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
