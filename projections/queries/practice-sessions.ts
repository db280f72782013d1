/** What a student has practised, and the session that they can continue. */

import { type SqlBool, sql } from 'kysely';
import type { Sql } from 'postgres';
import { QUESTIONS_PER_PRACTICE } from '#events/values/limits.ts';
import { db, fetchRow, fetchRows, type RowOf } from './database.ts';
import { claimed, columnsOf } from './query-fragments.ts';

const s = columnsOf('practice_sessions', 's');

const openSessions = db
  .selectFrom('practice_sessions as s')
  .where('s.completed_at', 'is', null)
  .select(['s.id', 's.subject', 's.grade', claimed('practice_sessions', 's', 'topic').as('topic')])
  .select('s.questions_answered');

/** `topic` is sealed. */
export type OpenSession = RowOf<typeof openSessions>;

/**
 * The newest session of a student that can be continued: not completed, and started at `since` (an instant, ISO 8601) or
 * later, or answered throughout.
 */
export const openSession = (connection: Sql, studentId: string, since: string): Promise<OpenSession | undefined> => {
  const query = openSessions
    .where('s.student_id', '=', studentId)
    .where(sql<SqlBool>`(${s('started_at')} >= ${since} or ${s('questions_answered')} = ${QUESTIONS_PER_PRACTICE})`)
    .orderBy('s.started_at', 'desc')
    .orderBy('s.id')
    .limit(1);
  return fetchRow(connection, query);
};

const accuracy = db
  .selectFrom('practice_sessions as s')
  .where('s.completed_at', 'is not', null)
  .groupBy('s.subject')
  .orderBy('s.subject')
  .select([
    's.subject',
    sql<number>`sum(${s('questions_answered')})::int`.as('questions_answered'),
    sql<number>`sum(${s('correct_answers')})::int`.as('correct_answers'),
  ]);

/** Sums over completed sessions. Answers to questions that were found to be wrong count as correct. */
export type SubjectAccuracy = RowOf<typeof accuracy>;

/** For each subject that a student practised, by its name. */
export const accuracyBySubject = (connection: Sql, studentId: string): Promise<SubjectAccuracy[]> =>
  fetchRows(connection, accuracy.where('s.student_id', '=', studentId));
