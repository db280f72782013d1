/** The words in which the demo centre's assignments are written down. */
import type { GradingType } from '#events/values/shapes.ts';
import type { DemoTutor } from '../centre/people.ts';

type Letter = 'A' | 'B' | 'C' | 'D';
type FourOptions = readonly [string, string, string, string];

export interface Choice {
  readonly type: 'multiple-choice';
  readonly text: string;
  readonly options: FourOptions;
  readonly correct: number;
}
export interface Written {
  readonly type: 'open-answer';
  readonly text: string;
  /** What students write who have understood it, and those who are on the way. */
  readonly sure: readonly string[];
  readonly unsure: readonly string[];
}

export const choose = (text: string, correct: Letter, options: FourOptions): Choice => ({
  type: 'multiple-choice',
  text,
  options,
  correct: 'ABCD'.indexOf(correct),
});
export const write = (text: string, { sure, unsure }: Pick<Written, 'sure' | 'unsure'>): Written => ({
  type: 'open-answer',
  text,
  sure,
  unsure,
});

/** Days are counted back from the last day of the demo centre: 0 is that day, −3 three days to come. */
export interface DemoAssignment {
  readonly title: string;
  readonly by: DemoTutor['key'];
  readonly groups: readonly number[];
  readonly set: number;
  readonly due?: number;
  readonly gradingType: GradingType;
  readonly keysShown?: true;
  readonly questions: readonly (Choice | Written)[];
  /** What the tutor says of good work, and of work that is not there yet. */
  readonly feedback?: { readonly good: string; readonly fair: string };
  /** Students whose day of handing in is not left to chance. */
  readonly handedIn?: Readonly<Record<string, number>>;
  /** So many points too few were given first. */
  readonly corrected?: {
    readonly student: string;
    readonly on: number;
    readonly points: number;
    readonly reason: string;
  };
  /** Taken away again an hour after it was set. */
  readonly deleted?: true;
}
