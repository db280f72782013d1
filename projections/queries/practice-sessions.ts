import { type SqlBool, sql } from 'kysely';
import type { Sql } from 'postgres';
import { QUESTIONS_PER_PRACTICE } from '#events/values/limits.ts';
import { fetchFirstRow, fetchRows, queryBuilder, type RowOf } from './database.ts';
import { createColumnRefs, toQueriedSealedTextSql } from './query-fragments.ts';

const s = createColumnRefs('practice_sessions', 's');

const openSessions = queryBuilder
  .selectFrom('practice_sessions as s')
  .where('s.completed_at', 'is', null)
  .select(['s.id', 's.subject', 's.grade', toQueriedSealedTextSql('practice_sessions', 's', 'topic').as('topic')])
  .select('s.questions_answered');

/** A practice session that the student can continue. `topic` is sealed. */
export type ContinuableSession = RowOf<typeof openSessions>;

/**
 * The newest session of a student that can be continued: it is not completed, and it was started at or after `since` (an
 * instant, ISO 8601) or all of its questions are answered. Undefined if there is none.
 */
export const fetchContinuableSession = (
  connection: Sql,
  studentId: string,
  since: string,
): Promise<ContinuableSession | undefined> => {
  const query = openSessions
    .where('s.student_id', '=', studentId)
    .where(sql<SqlBool>`(${s('started_at')} >= ${since} or ${s('questions_answered')} = ${QUESTIONS_PER_PRACTICE})`)
    .orderBy('s.started_at', 'desc')
    .orderBy('s.id')
    .limit(1);
  return fetchFirstRow(connection, query);
};

const accuracy = queryBuilder
  .selectFrom('practice_sessions as s')
  .where('s.completed_at', 'is not', null)
  .groupBy('s.subject')
  .orderBy('s.subject')
  .select([
    's.subject',
    sql<number>`sum(${s('questions_answered')})::int`.as('questions_answered'),
    sql<number>`sum(${s('correct_answers')})::int`.as('correct_answers'),
  ]);

/** Numbers of answers in the completed sessions of one subject. Answers to questions that proved wrong count as correct. */
export type SubjectAccuracy = RowOf<typeof accuracy>;

/** The accuracy of a student in each subject that they practised, ordered by subject. */
export const fetchAccuracyBySubject = (connection: Sql, studentId: string): Promise<SubjectAccuracy[]> =>
  fetchRows(connection, accuracy.where('s.student_id', '=', studentId));
