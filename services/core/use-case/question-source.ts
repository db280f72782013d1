import type { PracticeFigure } from '#events/values/practice-figure.ts';
import type { QuestionDifficulty, QuestionOrigin, QuestionSubject } from '#events/values/shapes.ts';

/** A multiple-choice question as a source returns it, before `checkQuestions` has seen it. */
export interface DraftQuestion {
  readonly text: string;
  readonly options: readonly string[];
  /** Zero-based index of the correct option; a model may also name it by its letter or its text. */
  readonly correctAnswer: number | string;
  readonly explanation?: string;
  /** A drawing to the question. The text may ask for what only the drawing shows. */
  readonly figure?: PracticeFigure | undefined;
  readonly origin: QuestionOrigin;
  /** Set if the source had too few questions of the difficulty or the grades that were asked for. */
  readonly substitute?: 'other-difficulty' | 'other-grades';
}

/** A question that has passed the checks: four different options, and the key as an index. */
export interface GeneratedQuestion extends DraftQuestion {
  readonly correctAnswer: number;
}

export interface QuestionRequest {
  /** 1 to 12. */
  readonly grade: number;
  readonly subject: QuestionSubject;
  /** As a person typed it. */
  readonly topic: string;
  readonly count: number;
  /** Any difficulty that suits the grade if it is missing. */
  readonly difficulty?: QuestionDifficulty | undefined;
  /** What a tutor wrote to the request. Only a model reads it. */
  readonly notes?: string | undefined;
  /** Keys (`toQuestionKey`) of the questions that the student saw last. They are repeated only when there are too few others. */
  readonly seen?: ReadonlySet<string>;
  /** Keys of questions that must not come again, even if only questions of other grades are left. */
  readonly taken?: ReadonlySet<string>;
  /** Aborted when nobody waits for the questions any longer. Only a model needs so long. */
  readonly signal?: AbortSignal | undefined;
}

/** A source of multiple-choice questions. */
export interface QuestionSource<Question extends DraftQuestion = DraftQuestion> {
  /** Returns at most `count` different questions, or an empty list if it has none for the topic. */
  questions(request: QuestionRequest): Promise<readonly Question[]>;
}
