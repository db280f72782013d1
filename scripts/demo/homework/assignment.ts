/** The format of the demo centre's assignments. */
import type { GradingType } from '#events/values/shapes.ts';
import type { DemoTutor } from '../centre/people.ts';

type Letter = 'A' | 'B' | 'C' | 'D';
type FourOptions = readonly [string, string, string, string];

export interface DemoChoiceQuestion {
  readonly type: 'multiple-choice';
  readonly text: string;
  readonly options: FourOptions;
  readonly correct: number;
}
export interface DemoOpenQuestion {
  readonly type: 'open-answer';
  readonly text: string;
  /** Answers of students who have understood the question, and of students who have not. */
  readonly sure: readonly string[];
  readonly unsure: readonly string[];
}

export const createChoiceQuestion = (text: string, correct: Letter, options: FourOptions): DemoChoiceQuestion => ({
  type: 'multiple-choice',
  text,
  options,
  correct: 'ABCD'.indexOf(correct),
});
export const createOpenQuestion = (
  text: string,
  { sure, unsure }: Pick<DemoOpenQuestion, 'sure' | 'unsure'>,
): DemoOpenQuestion => ({
  type: 'open-answer',
  text,
  sure,
  unsure,
});

/**
 * An assignment. Its days are counted back from the last day of the demo centre: 0 is that day and −3 is three days
 * later.
 */
export interface DemoAssignment {
  readonly title: string;
  readonly by: DemoTutor['key'];
  readonly groups: readonly number[];
  readonly set: number;
  readonly due?: number;
  readonly gradingType: GradingType;
  readonly keysShown?: true;
  readonly questions: readonly (DemoChoiceQuestion | DemoOpenQuestion)[];
  /** The tutor's feedback on good work and on weaker work. */
  readonly feedback?: { readonly good: string; readonly fair: string };
  /** The days on which the named students submit. The days of all others are random. */
  readonly handedIn?: Readonly<Record<string, number>>;
  /** A grade that was first given with too few points and then corrected. */
  readonly corrected?: {
    readonly student: string;
    readonly on: number;
    readonly points: number;
    readonly reason: string;
  };
  /** True for an assignment that is deleted an hour after it was created. */
  readonly deleted?: true;
}
