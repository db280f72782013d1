import type { PracticeFigure, PracticeSubject, QuestionOrigin } from '#events/values/shapes.ts';

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
  readonly origin: QuestionOrigin;
}

export interface QuestionRequest {
  /** 1 to 12. */
  readonly grade: number;
  readonly subject: PracticeSubject;
  /** As a student typed it. */
  readonly topic: string;
  readonly count: number;
  /** Texts of the questions that the student saw last. They are repeated only when there are too few others. */
  readonly seen?: ReadonlySet<string>;
}

/** A source of practice questions. */
export interface QuestionSource {
  /** Returns at most `count` different questions, or an empty list if it has none for the topic. */
  questions(request: QuestionRequest): Promise<readonly GeneratedQuestion[]>;
}
