import type { PracticeFigure, PracticeSubject } from '#events/values/shapes.ts';

/** A multiple-choice question for practice. */
export interface GeneratedQuestion {
  readonly text: string;
  /** Exactly four options, all with different values. */
  readonly options: readonly string[];
  /** Zero-based index of the correct option. */
  readonly correctAnswer: number;
  readonly explanation?: string;
  /** A drawing to the question. It must not show more than the text says. */
  readonly figure?: PracticeFigure | undefined;
}

/** A source of practice questions. */
export interface QuestionSource {
  /** Returns at most `count` different questions for a grade from 1 to 12, or an empty list if it has none for the topic. */
  questions(request: {
    readonly grade: number;
    readonly subject: PracticeSubject;
    readonly topic: string;
    readonly count: number;
  }): Promise<readonly GeneratedQuestion[]>;
}
