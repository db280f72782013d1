/** Practice sessions as their student sees them. Keys and topics are for whoever answers: topics are sealed. */
import type { Sql } from 'postgres';
import { PRACTICE_QUESTIONS } from '#events/limits.ts';
import type { PracticeQuestion } from '#events/practice/events.ts';
import type { PracticeSubject } from '#events/shapes.ts';
import type { Answers, Reports, SessionTableRow } from './row.ts';

/** A session with its questions and their keys. `topic` is sealed. */
export interface SessionRecord
  extends Omit<SessionTableRow, 'session_data' | 'answers' | 'reports' | 'open_reports' | 'settled_at' | 'day'> {
  questions: PracticeQuestion[];
  answers: Answers;
  reports: Reports;
}

/** Of whomever it is; undefined when there is none. */
export const sessionById = async (sql: Sql, id: string): Promise<SessionRecord | undefined> => {
  const [row] = await sql<SessionRecord[]>`
    select id, student_id, subject, topic, grade, questions_answered, correct_answers, points_earned,
      session_data->'questions' as questions, answers, reports, started_at, completed_at, rank_before, rank_after, version
    from practice_sessions where id = ${id}`;
  return row;
};

/** `topic` is sealed. */
export type OpenSession = Pick<SessionTableRow, 'id' | 'subject' | 'grade' | 'topic' | 'questions_answered'>;

/**
 * The newest session of a student that can be gone on with: not completed, and started at `since` (an instant, ISO 8601)
 * or later, or answered throughout.
 */
export const openSession = async (sql: Sql, studentId: string, since: string): Promise<OpenSession | undefined> => {
  const [row] = await sql<OpenSession[]>`
    select id, subject, grade, topic, questions_answered
    from practice_sessions
    where student_id = ${studentId} and completed_at is null
      and (started_at >= ${since} or questions_answered = ${PRACTICE_QUESTIONS})
    order by started_at desc, id
    limit 1`;
  return row;
};

export interface SubjectAccuracy {
  subject: PracticeSubject;
  questions_answered: number;
  /** With those to questions that were found to be wrong. */
  correct_answers: number;
}

/** Sums over a student's completed sessions, for each subject that they practised, by its name. */
export const accuracyBySubject = (sql: Sql, studentId: string): Promise<SubjectAccuracy[]> =>
  sql<SubjectAccuracy[]>`
    select subject, sum(questions_answered)::int as questions_answered, sum(correct_answers)::int as correct_answers
    from practice_sessions
    where student_id = ${studentId} and completed_at is not null
    group by subject
    order by subject`;
