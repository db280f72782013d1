import type { PracticeAnswer, QuestionReportStatus } from '#events/learning/practice/practice-decider.ts';
import { practiceSubject } from '#events/values/shapes.ts';
import {
  date,
  instant,
  integer,
  jsonb,
  jsonbWithSealedTexts,
  oneOf,
  type StoredRow,
  sealedText,
  uuid,
} from '../../engine/columns.ts';

export const practiceSessionColumns = {
  id: uuid(),
  student_id: uuid(),
  subject: oneOf(...practiceSubject.options),
  topic: sealedText({ event: 'started_event', field: 'topic', person: 'student_id' }),
  started_event: uuid(),
  grade: integer(),
  questions_answered: integer(),
  /** The number of correct answers, including answers to questions whose reports were accepted. */
  correct_answers: integer(),
  /** 10 points for each correct answer. They count for the student once the session is completed. */
  points_earned: integer(),
  /** The class race that it was a part of; null for a session that the student started. */
  race_id: uuid().nullable(),
  /** The questions with their answer keys, and the sealed topic. */
  session_data: jsonbWithSealedTexts<unknown>(),
  answers: jsonb<PracticeAnswersByQuestion>(),
  reports: jsonb<QuestionReportsByQuestion>(),
  open_reports: integer(),
  /** The zero-based indexes of missed questions that were answered correctly since. */
  put_right: jsonb<number[]>(),
  /** The instant at which the last report was accepted or dismissed; null if none was. */
  settled_at: instant().nullable(),
  started_at: instant(),
  /** The last instant at which the session accepts answers. */
  open_until: instant(),
  completed_at: instant().nullable(),
  /** The day of completion in the centre's time zone; null until then. */
  day: date().nullable(),
  version: integer(),
};
export type PracticeSessionRow = StoredRow<typeof practiceSessionColumns>;

/** Answers by the zero-based index of their question. */
export type PracticeAnswersByQuestion = { [question: string]: PracticeAnswer };
/** Reports by the zero-based index of their question. */
export type QuestionReportsByQuestion = { [question: string]: QuestionReport };

/** A student's report that a question is wrong. */
export interface QuestionReport {
  state: QuestionReportStatus;
  /** UTC instants, ISO 8601. */
  reported_at: string;
  /** Id of the tutor who accepted or dismissed the report; null while the report is open. */
  settled_by: string | null;
  settled_at: string | null;
}
