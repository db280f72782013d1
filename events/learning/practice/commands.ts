import type { PracticeSubject } from '../../values/shapes.ts';
import type { PracticeQuestion } from './events.ts';

export type PracticeCommand =
  | {
      type: 'StartPractice';
      grade: number;
      subject: PracticeSubject;
      topic: string;
      questions: readonly PracticeQuestion[];
    }
  /**
   * The last answer completes the session. `question` and `choice` are zero-based indexes; `topic` is the slug of the
   * session's topic, if it is one with questions.
   */
  | { type: 'AnswerQuestion'; question: number; choice: number; topic?: string | undefined }
  /** Records a student's part of a class race; the program's own command. `answers` has one for each question. */
  | {
      type: 'RecordRace';
      race: string;
      grade: number;
      subject: PracticeSubject;
      topic: string;
      questions: readonly PracticeQuestion[];
      answers: readonly ({ readonly choice: number; readonly correct: boolean } | null)[];
    }
  /** Asks for the result of a session whose questions are all answered. */
  | { type: 'CompletePractice' }
  /** Answers a question of a completed session again that was missed. */
  | { type: 'ReviewQuestion'; question: number; choice: number }
  | { type: 'ReportQuestion'; question: number }
  | { type: 'AcceptReport'; question: number }
  | { type: 'DismissReport'; question: number }
  /** Takes back the decision of the tutor with this id. */
  | { type: 'ReopenReport'; question: number; tutorId: string }
  /** Takes back the student's own report. */
  | { type: 'WithdrawReport'; question: number };

export type PracticeRefusal =
  | 'practice-unknown'
  | 'practice-expired'
  | 'practice-unfinished'
  | 'no-such-option'
  | 'not-answered'
  | 'report-unknown'
  | 'undo-expired';
