import type { PracticeFigure } from '#events/values/practice-figure.ts';
import type { QuestionDifficulty } from '#events/values/shapes.ts';

export const gradePairs = ['1-2', '3-4', '5-6', '7-8', '9-10', '11-12'] as const;
/** Two grades that draw the same questions from the tables. */
export type GradePair = (typeof gradePairs)[number];

/** The pair of a school grade from 1 to 12. */
export const toGradePair = (grade: number): GradePair => gradePairs[Math.ceil(grade / 2) - 1] as GradePair;

/** A question that a form makes of one row of a table, with every wrong option that may stand beside the answer. */
export interface FactQuestion {
  /** `topic/form/row`, never given to another question, because recorded sessions name it. */
  readonly id: string;
  readonly difficulty: QuestionDifficulty;
  /** The part of the text that comes before the question, if there is something to read first. */
  readonly passage?: string;
  readonly text: string;
  readonly figure?: PracticeFigure;
  readonly answer: string;
  readonly explanation: string;
  /** Where the fact can be looked up, with the year of the edition. */
  readonly reference: string;
  /** At least three, of which three are drawn. None of them is also right. Comparing them takes longest, so it waits until then. */
  readonly listWrongOptions: () => readonly string[];
}
