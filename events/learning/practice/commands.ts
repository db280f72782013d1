import type { PracticeSubject, SameDayRule } from '../../values/shapes.ts';
import type { PracticeQuestion } from './events.ts';

export type PracticeCommand =
  | {
      type: 'StartPractice';
      grade: number;
      subject: PracticeSubject;
      topic: string;
      questions: readonly PracticeQuestion[];
      /** The rule of the centre that is in force on the day of the start. */
      openMinutes: number;
    }
  /**
   * The last answer completes the session. `question` and `choice` are zero-based indexes; `now` is a UTC instant, ISO 8601;
   * `day` is the centre's day at `now`; `topic` is the slug of the session's topic, if it is one with questions.
   */
  | {
      type: 'AnswerQuestion';
      question: number;
      choice: number;
      now: string;
      day: string;
      sameDay: SameDayRule;
      topic?: string | undefined;
    }
  /** Completes a session from before the last answer did so. `day` is the centre's day of the last answer. */
  | { type: 'CompletePractice' }
  | { type: 'ReportQuestion'; question: number }
  | { type: 'AcceptReport'; question: number }
  | { type: 'DismissReport'; question: number }
  /** Takes back the decision of the tutor with this id; `now` is a UTC instant, ISO 8601. */
  | { type: 'ReopenReport'; question: number; tutorId: string; now: string }
  /** Takes back the student's own report; `now` is a UTC instant, ISO 8601. */
  | { type: 'WithdrawReport'; question: number; now: string };

export type PracticeRefusal =
  | 'practice-unknown'
  | 'practice-expired'
  | 'practice-unfinished'
  | 'no-such-option'
  | 'not-answered'
  | 'report-unknown'
  | 'undo-expired';
