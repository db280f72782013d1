/** A submission's questions and their marking. Both follow the content version whose keys decided the grade. */
import type { QuestionChange, SubmissionQuestion } from '#contracts/submissions.ts';
import type { HomeworkQuestion } from '#events/learning/homework/events.ts';
import type { HomeworkContents } from '#projections/learning/homework/homework-contents.ts';
import type { SubmissionRecord } from '#projections/learning/submissions/submissions-query.ts';
import { type KeyVisibility, toQuestionRows } from './to-question-rows.ts';

type GradedSubmission = Pick<SubmissionRecord, 'content_version' | 'graded_by' | 'grades'>;

/** The questions as the student answered them, followed by those that were added later and count in the grade. */
export function toSubmissionQuestions(
  submission: GradedSubmission,
  contents: HomeworkContents,
  keys: KeyVisibility,
): SubmissionQuestion[] {
  const answered = toQuestionsById(contents, submission.content_version);
  const graded = toQuestionsById(contents, submission.graded_by);
  const credited = submission.grades.findLast(({ content_version }) => content_version !== null)?.credited ?? [];
  const listed = listQuestions(submission, contents);
  return toQuestionRows(listed, keys).map((row) => {
    const [before, after] = [answered.get(row.id), graded.get(row.id)];
    const counts = toCounting(before, after, credited.includes(row.id));
    const isMarked = counts === 'by-key' || counts === 'added';
    return {
      ...row,
      correct_answer: isMarked && keys === 'with keys' ? toKey(after) : null,
      counts,
      options_changed: before !== undefined && after !== undefined && toOptionsText(before) !== toOptionsText(after),
    };
  });
}

/** How the questions counted differently in the grade at `place` of the history than in the automatic grade before it. */
export function toQuestionChanges(
  submission: GradedSubmission,
  place: number,
  contents: HomeworkContents,
  keys: KeyVisibility,
): QuestionChange[] {
  const now = submission.grades[place];
  const before = submission.grades.slice(0, place).findLast(({ content_version }) => content_version !== null);
  if (!now?.content_version || !before?.content_version) return [];
  const beforeById = toQuestionsById(contents, before.content_version);
  const nowById = toQuestionsById(contents, now.content_version);
  return listQuestions(submission, contents).flatMap(({ id }, index): QuestionChange[] => {
    const [one, other] = [beforeById.get(id), nowById.get(id)];
    const wasCredited = before.credited.includes(id);
    const change = toChange(one, other, wasCredited, now.credited.includes(id));
    if (change === undefined) return [];
    const isShown = change === 'key' && keys === 'with keys';
    return [
      {
        ...{ number: index + 1, change },
        from_key: isShown && !wasCredited ? toKey(one) : null,
        to_key: isShown ? toKey(other) : null,
      },
    ];
  });
}

const toQuestionsById = (contents: HomeworkContents, version: number): ReadonlyMap<string, HomeworkQuestion> =>
  new Map(contents.get(version)?.map((question) => [question.id, question]));

function listQuestions(submission: GradedSubmission, contents: HomeworkContents): HomeworkQuestion[] {
  const answered = contents.get(submission.content_version) ?? [];
  const graded = contents.get(submission.graded_by) ?? [];
  const ids = new Set(answered.map(({ id }) => id));
  return [...answered, ...graded.filter(({ id }) => !ids.has(id))];
}

function toCounting(
  answered: HomeworkQuestion | undefined,
  graded: HomeworkQuestion | undefined,
  isCredited: boolean,
): SubmissionQuestion['counts'] {
  if (graded === undefined) return 'removed';
  if (isCredited) return 'credited';
  return answered === undefined ? 'added' : 'by-key';
}

function toChange(
  before: HomeworkQuestion | undefined,
  now: HomeworkQuestion | undefined,
  wasCredited: boolean,
  isCredited: boolean,
): QuestionChange['change'] | undefined {
  if (now === undefined) return before && 'removed';
  if (isCredited !== wasCredited) return isCredited ? 'credited' : 'key';
  if (before === undefined) return 'added';
  if (toKey(before) !== toKey(now)) return 'key';
  return toOptionsText(before) === toOptionsText(now) ? undefined : 'options';
}

const toKey = (question: HomeworkQuestion | undefined): number | null =>
  question?.type === 'multiple-choice' ? question.correctAnswer : null;

const toOptionsText = (question: HomeworkQuestion): string =>
  JSON.stringify(question.type === 'multiple-choice' ? question.options : []);
