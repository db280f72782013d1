/** What a student has practised, and what waits to be gone on with. */
import type { Sql } from 'postgres';
import { QUESTIONS_PER_PRACTICE } from '#events/values/limits.ts';
import type { PracticeSubject } from '#events/values/shapes.ts';
import type { PracticeSessionRow } from '../practice-sessions/practice-session-columns.ts';
import { claimed } from './sql.ts';

/** `topic` is sealed. */
export type OpenSession = Pick<PracticeSessionRow, 'id' | 'subject' | 'grade' | 'topic' | 'questions_answered'>;

/**
 * The newest session of a student that can be gone on with: not completed, and started at `since` (an instant, ISO 8601)
 * or later, or answered throughout.
 */
export const openSession = async (sql: Sql, studentId: string, since: string): Promise<OpenSession | undefined> => {
  const [row] = await sql<OpenSession[]>`
    select id, subject, grade, ${claimed(sql, 'topic', 'started_event', 'topic', 'student_id')} as topic, questions_answered
    from practice_sessions
    where student_id = ${studentId} and completed_at is null
      and (started_at >= ${since} or questions_answered = ${QUESTIONS_PER_PRACTICE})
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
