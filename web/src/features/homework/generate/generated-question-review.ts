/** What a tutor does to generated questions before adding them: edits, ticks and removals. */
import type { GeneratedQuestionRow } from '#contracts/question-generation.ts';
import { createQuestionFormValues, type QuestionFormValues, toContentText } from '../homework-form-values.ts';

/** The changes to one question; a question without an entry is unchanged. */
export interface ReviewedQuestion {
  readonly text?: string;
  readonly options?: readonly string[];
  readonly correct_answer?: number;
  readonly left_out?: boolean;
  readonly removed?: boolean;
}
/** By the key of the question. A replaced question has another key, so changes to it are forgotten. */
export type Review = Readonly<Record<string, ReviewedQuestion>>;

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
    const row = { ...original, ...edit, options: [...(edit.options ?? original.options)] };
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
