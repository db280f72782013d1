import type { PracticeFigure, PracticeSubject, QuestionOrigin } from '#events/values/shapes.ts';

/** A multiple-choice question as a source returns it, before `checkQuestions` has seen it. */
export interface DraftQuestion {
  readonly text: string;
  readonly options: readonly string[];
  /** Zero-based index of the correct option; a model may also name it by its letter or its text. */
  readonly correctAnswer: number | string;
  readonly explanation?: string;
  /** A drawing to the question. It must not show more than the text says. */
  readonly figure?: PracticeFigure | undefined;
  readonly origin: QuestionOrigin;
}

/** A question that has passed the checks: four different options, and the key as an index. */
export interface GeneratedQuestion extends DraftQuestion {
  readonly correctAnswer: number;
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
