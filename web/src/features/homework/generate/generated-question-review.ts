/** What a tutor does to generated questions before adding them: edits, ticks and removals. */
import { z } from 'zod';
import type { GeneratedQuestionRow } from '#contracts/question-generation.ts';
import { OPTIONS_PER_QUESTION } from '#events/values/limits.ts';
import { createQuestionFormValues, type QuestionFormValues, toContentText } from '../homework-form-values.ts';

const reviewedQuestionSchema = z.object({
  text: z.string().optional(),
  options: z.array(z.string()).length(OPTIONS_PER_QUESTION).optional(),
  correct_answer: z.int().optional(),
  left_out: z.boolean().optional(),
  removed: z.boolean().optional(),
});
/** The changes to one question; a question without an entry is unchanged. */
export type ReviewedQuestion = z.infer<typeof reviewedQuestionSchema>;

const reviewSchema = z.record(z.string(), reviewedQuestionSchema);
/** By the key of the question. A replaced question has another key, so changes to it are forgotten. */
export type Review = z.infer<typeof reviewSchema>;

export const emptyReview: Review = {};

/** Parses a stored draft; null when it is no review. */
export const parseReview = (body: unknown): Review | null => reviewSchema.safeParse(body).data ?? null;

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

/** The questions as they would be added. One whose text the assignment has already is not ticked at first. */
export function toReviewRows(
  questions: readonly GeneratedQuestionRow[],
  review: Review,
  takenTexts: readonly string[],
): ReviewRow[] {
  const taken = new Set(takenTexts.map(toComparable));
  return questions.flatMap((original) => {
    const { removed = false, left_out, ...edit } = review[original.key] ?? {};
    const { text = original.text, options = original.options, correct_answer = original.correct_answer } = edit;
    const row = { ...original, text, options: [...options], correct_answer };
    const isTaken = taken.has(toComparable(row.text));
    return removed ? [] : [{ ...row, original, isTaken, isTicked: !(left_out ?? isTaken) }];
  });
}

/** True if a text or an option is blank, so that the question cannot be added. */
export const isIncomplete = ({ text, options }: ReviewRow): boolean =>
  [text, ...options].some((each) => each.trim() === '');

export const toAddedQuestion = ({ text, options, correct_answer, original }: ReviewRow): QuestionFormValues => ({
  ...createQuestionFormValues(),
  ...{ text, options: [...options], correct_answer, key_chosen: true },
  provenance: { origin: original.origin, at: original.generated_at, checks: original.checks, edited: false },
  generated_content: toContentText(original),
});
