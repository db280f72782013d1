/** What a tutor does to generated questions before adding them: edits, ticks and removals. */
import type { GeneratedQuestionRow } from '#contracts/question-generation.ts';
import { type KeyedQuestion, toQuestionKey } from '#contracts/question-key.ts';
import { isListOf, isMissingOr, isRecord, isRecordOf, isText } from '#contracts/value-checks.ts';
import { OPTIONS_PER_QUESTION } from '#events/values/limits.ts';
import { createQuestionFormValues, type QuestionFormValues, toContentText } from '../homework-form-values.ts';

/** The changes to one question; a question without an entry is unchanged. */
export interface ReviewedQuestion {
  text?: string | undefined;
  options?: string[] | undefined;
  correct_answer?: number | undefined;
  left_out?: boolean | undefined;
  removed?: boolean | undefined;
}

/** By the key of the question. A replaced question has another key, so changes to it are forgotten. */
export type Review = Record<string, ReviewedQuestion>;

export const emptyReview: Review = {};

/** Reads a stored draft; null when it is no review. It needs no schema, because the form would load zod for it alone. */
export const parseReview = (body: unknown): Review | null => (isRecordOf(body, isReviewedQuestion) ? body : null);

function isReviewedQuestion(value: unknown): value is ReviewedQuestion {
  if (!isRecord(value)) return false;
  const { text, options, correct_answer, left_out, removed } = value;
  return (
    isMissingOr(text, isText) &&
    isMissingOr(options, (each) => isListOf(each, isText) && each.length === OPTIONS_PER_QUESTION) &&
    isMissingOr(correct_answer, Number.isSafeInteger) &&
    [left_out, removed].every((each) => isMissingOr(each, (flag) => typeof flag === 'boolean'))
  );
}

/** The review with a change to one of the questions, and without those of earlier generations. */
export const withReviewedQuestion = (
  review: Review,
  questions: readonly GeneratedQuestionRow[],
  key: string,
  changed: ReviewedQuestion,
): Review => {
  const kept = questions.flatMap((question) => {
    const before = review[question.key];
    return before ? [[question.key, before] as const] : [];
  });
  return { ...Object.fromEntries(kept), [key]: { ...review[key], ...changed } };
};

export interface ReviewRow extends GeneratedQuestionRow {
  /** The question as it was generated. */
  readonly original: GeneratedQuestionRow;
  readonly isTicked: boolean;
  readonly isTaken: boolean;
}

const toComparable = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const toComparableKey = ({ text, figure }: KeyedQuestion) => toQuestionKey({ text: toComparable(text), figure });

/** The questions as they would be added. One that the assignment has already is not ticked at first. */
export function toReviewRows(
  questions: readonly GeneratedQuestionRow[],
  review: Review,
  taken: readonly KeyedQuestion[],
): ReviewRow[] {
  const takenKeys = new Set(taken.map(toComparableKey));
  return questions.flatMap((original) => {
    const { removed = false, left_out, ...edit } = review[original.key] ?? {};
    const { text = original.text, options = original.options, correct_answer = original.correct_answer } = edit;
    const row = { ...original, text, options: [...options], correct_answer };
    const isTaken = takenKeys.has(toComparableKey(row));
    return removed ? [] : [{ ...row, original, isTaken, isTicked: !(left_out ?? isTaken) }];
  });
}

/** True if a text or an option is blank, so that the question cannot be added. */
export const isIncomplete = ({ text, options }: ReviewRow): boolean =>
  [text, ...options].some((each) => each.trim() === '');

export const toAddedQuestion = ({ text, options, correct_answer, original }: ReviewRow): QuestionFormValues => ({
  ...createQuestionFormValues(),
  ...{ text, options: [...options], correct_answer, key_chosen: true },
  ...(original.figure && { figure: original.figure }),
  provenance: { origin: original.origin, at: original.generated_at, checks: original.checks, edited: false },
  generated_content: toContentText(original),
});
