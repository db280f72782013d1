/** A submission's questions and their marking. Both follow the content version whose keys decided the grade. */
import type { QuestionChange, SubmissionQuestion } from '#contracts/submissions.ts';
import type { HomeworkQuestion } from '#events/learning/homework/events.ts';
import { toKeyOptionId, toOptionsText } from '#events/learning/homework/questions.ts';
import { findChosenOption } from '#events/learning/submission/score-submission.ts';
import type { HomeworkContents } from '#projections/learning/homework/homework-contents.ts';
import type { SubmissionRecord } from '#projections/learning/submissions/submissions-query.ts';
import { type KeyVisibility, toQuestionRows } from './to-question-rows.ts';

type GradedSubmission = Pick<SubmissionRecord, 'content_version' | 'graded_by' | 'is_graded' | 'answers' | 'grades'>;

/** The questions as the student answered them, followed by those that were added later and count in the grade. */
export function toSubmissionQuestions(
  submission: GradedSubmission,
  contents: HomeworkContents,
  keys: KeyVisibility,
): SubmissionQuestion[] {
  const answered = toQuestionsById(contents, submission.content_version);
  const graded = toQuestionsById(contents, submission.graded_by);
  const credited = listCreditedQuestions(submission);
  const listed = listQuestions(submission, contents);
  return toQuestionRows(listed, keys).map((row) => {
    const [before, after] = [answered.get(row.id), graded.get(row.id)];
    const counts = toCounting(before, after, credited.includes(row.id));
    const isMarked = counts === 'by-key' || counts === 'added';
    const key = isMarked ? toKeyOptionId(after) : undefined;
    const isKeyShown = keys === 'with keys' && key !== undefined;
    const place = isKeyShown ? row.option_ids.indexOf(key) : -1;
    const keyText = isKeyShown ? toKeyText(after) : undefined;
    return {
      ...row,
      correct_answer: place < 0 ? null : place,
      correct_text: keyText !== undefined && row.options[place] !== keyText ? keyText : null,
      counts,
      options_changed: before !== undefined && after !== undefined && toOptionsText(before) !== toOptionsText(after),
    };
  });
}

/** The answers of a submission, read by the questions that they were given on and marked by those that decided the grade. */
export function toMarkedAnswers(
  submission: GradedSubmission,
  contents: HomeworkContents,
  keys: KeyVisibility,
): MarkedAnswer[] {
  const answered = toQuestionsById(contents, submission.content_version);
  const graded = toQuestionsById(contents, submission.graded_by);
  const credited = listCreditedQuestions(submission);
  const isResultShown = submission.is_graded || keys === 'with keys';
  return submission.answers.map((answer) => {
    const optionIds = toOptionIds(answered.get(answer.question));
    const option = findChosenOption(answer, optionIds);
    const key = toKeyOptionId(graded.get(answer.question));
    const isMarked = isResultShown && key !== undefined && !credited.includes(answer.question);
    return {
      ...{ question: answer.question, text: answer.text },
      choice: option === undefined ? undefined : optionIds?.indexOf(option),
      isCorrect: isMarked ? option === key : null,
    };
  });
}

interface MarkedAnswer {
  readonly question: string;
  /** The index of the chosen option in the answered version of the question. */
  readonly choice: number | undefined;
  /** Sealed. */
  readonly text: string | undefined;
  /** See `is_correct` of MarkedAnswerRow. */
  readonly isCorrect: boolean | null;
}

/** Ids of the questions that count as correct for everybody in the present grade. */
const listCreditedQuestions = ({ grades }: GradedSubmission): readonly string[] =>
  grades.findLast(({ content_version }) => content_version !== null)?.credited ?? [];

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
  return listQuestions(submission, contents).flatMap((shown, index): QuestionChange[] => {
    const { id } = shown;
    const [one, other] = [beforeById.get(id), nowById.get(id)];
    const wasCredited = before.credited.includes(id);
    const change = toChange(one, other, wasCredited, now.credited.includes(id));
    if (change === undefined) return [];
    // The page shows the options in the order in which they were answered.
    const toPlace = (question: HomeworkQuestion | undefined) => findKeyPlace(question, shown);
    const isShown = change === 'key' && keys === 'with keys';
    return [
      {
        ...{ number: index + 1, change },
        from_key: isShown && !wasCredited ? toPlace(one) : null,
        to_key: isShown ? toPlace(other) : null,
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
  if (toKeyOptionId(before) !== toKeyOptionId(now)) return 'key';
  return toOptionsText(before) === toOptionsText(now) ? undefined : 'options';
}

/** The index of the question's correct option among the options that are shown; null if they do not contain it. */
const findKeyPlace = (question: HomeworkQuestion | undefined, shown: HomeworkQuestion): number | null => {
  const key = toKeyOptionId(question);
  const place = key !== undefined && shown.type === 'multiple-choice' ? shown.optionIds.indexOf(key) : -1;
  return place < 0 ? null : place;
};

const toKeyText = (question: HomeworkQuestion | undefined): string | undefined =>
  question?.type === 'multiple-choice' ? question.options[question.correctAnswer] : undefined;

const toOptionIds = (question: HomeworkQuestion | undefined): readonly string[] | undefined =>
  question?.type === 'multiple-choice' ? question.optionIds : undefined;
