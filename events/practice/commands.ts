import type { PracticeSubject, SameDayRule } from '../values/shapes.ts';
import type { PracticeQuestion } from './events.ts';

export type PracticeCommand =
  | {
      type: 'StartPractice';
      grade: number;
      subject: PracticeSubject;
      topic: string;
      questions: readonly PracticeQuestion[];
    }
  /** `question` and `choice` are zero-based indexes; `now` is a UTC instant, ISO 8601. */
  | { type: 'AnswerQuestion'; question: number; choice: number; now: string }
  | { type: 'CompletePractice'; day: string; sameDay: SameDayRule }
  | { type: 'ReportQuestion'; question: number }
  | { type: 'AcceptReport'; question: number }
  | { type: 'DismissReport'; question: number };

export type PracticeRefusal =
  | 'practice-unknown'
  | 'practice-expired'
  | 'practice-completed'
  | 'practice-unfinished'
  | 'no-such-option'
  | 'not-answered'
  | 'report-unknown';
