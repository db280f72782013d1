import type { PracticeAnswer, ReportStatus } from '#events/practice/practice.ts';
import type { PracticeSubject } from '#events/values/shapes.ts';
import type { Columns } from '../engine/projection.ts';

export type SessionTableRow = {
  id: string;
  student_id: string;
  subject: PracticeSubject;
  /** Sealed. */
  topic: string;
  started_event: string;
  grade: number;
  questions_answered: number;
  correct_answers: number;
  points_earned: number;
  /** JSON: {questions, grade, subject, topic}; questions with their keys, the topic sealed. */
  session_data: string;
  /** JSON: Answers. */
  answers: string;
  /** JSON: Reports. */
  reports: string;
  open_reports: number;
  settled_at: string | null;
  started_at: string;
  completed_at: string | null;
  day: string | null;
  version: number;
};

/** By the question's zero-based index. */
export type Answers = { [question: string]: PracticeAnswer };
export type Reports = { [question: string]: SessionReport };

export interface SessionReport {
  state: ReportStatus;
  /** UTC instants, ISO 8601. */
  reported_at: string;
  /** Who accepted or dismissed it; null while it is open. */
  settled_by: string | null;
  settled_at: string | null;
}

export const columns: Columns<SessionTableRow> = {
  id: 'uuid',
  student_id: 'uuid',
  subject: 'text',
  topic: 'text',
  started_event: 'uuid',
  grade: 'integer',
  questions_answered: 'integer',
  correct_answers: 'integer',
  points_earned: 'integer',
  session_data: 'jsonb',
  answers: 'jsonb',
  reports: 'jsonb',
  open_reports: 'integer',
  settled_at: 'timestamptz',
  started_at: 'timestamptz',
  completed_at: 'timestamptz',
  day: 'date',
  version: 'integer',
};
