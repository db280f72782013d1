import type { PracticeSubject } from '#events/values/shapes.ts';

/** One multiple-choice question to practise with. */
export interface GeneratedQuestion {
  readonly text: string;
  /** Exactly four, no two of the same value. */
  readonly options: readonly string[];
  /** Index of the right one in `options`. */
  readonly correctAnswer: number;
  readonly explanation?: string;
}

/** Where questions to practise with come from. */
export interface QuestionSource {
  /** At most `count` different questions for a grade from 1 to 12; an empty list when it has none for this topic. */
  questions(request: {
    readonly grade: number;
    readonly subject: PracticeSubject;
    readonly topic: string;
    readonly count: number;
  }): Promise<readonly GeneratedQuestion[]>;
}
