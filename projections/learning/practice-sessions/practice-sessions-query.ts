import { type SqlBool, sql } from 'kysely';
import type { Sql } from 'postgres';
import type { PracticeQuestion } from '#events/learning/practice/events.ts';
import { PRACTICE_OPEN_MINUTES_MAX, QUESTIONS_PER_PRACTICE } from '#events/values/limits.ts';
import type { PracticeFigure } from '#events/values/practice-figure.ts';
import type { PracticeSubject } from '#events/values/shapes.ts';
import { fetchFirstRow, fetchRows, queryBuilder, type RowOf } from '../../query/database.ts';
import { createColumnRefs, toMondaysSql, toNameOrderSql, toQueriedSealedTextSql } from '../../query/query-fragments.ts';
import { type QuerySamples, sample } from '../../query/query-samples.ts';

const s = createColumnRefs('practice_sessions', 's');

const openSessions = queryBuilder
  .selectFrom('practice_sessions as s')
  .where('s.completed_at', 'is', null)
  .select(['s.id', 's.subject', 's.grade', toQueriedSealedTextSql('practice_sessions', 's', 'topic').as('topic')])
  .select('s.questions_answered');

/** A practice session that the student can continue. `topic` is sealed. */
export type ContinuableSession = RowOf<typeof openSessions>;

const OPEN_MS_MAX = PRACTICE_OPEN_MINUTES_MAX * 60_000;
/** Sessions that a student is offered to continue at the same time. */
const CONTINUABLE_SESSIONS_MAX = 5;

/**
 * The sessions that a student can continue at an instant (ISO 8601), newest first: open, with unanswered questions, and
 * with an answer unless it is the newest.
 */
export const fetchContinuableSessions = async (
  connection: Sql,
  studentId: string,
  now: string,
): Promise<ContinuableSession[]> => {
  const open = openSessions
    .where('s.student_id', '=', studentId)
    // Keeps the range of the index short: no session that started earlier is still open.
    .where('s.started_at', '>=', new Date(Date.parse(now) - OPEN_MS_MAX).toISOString())
    .where('s.open_until', '>=', now)
    .where('s.questions_answered', '<', QUESTIONS_PER_PRACTICE)
    .orderBy('s.started_at', 'desc')
    .orderBy('s.id');
  const [[newest], answered] = await Promise.all([
    fetchRows(connection, open.limit(1)),
    fetchRows(connection, open.where('s.questions_answered', '>', 0).limit(CONTINUABLE_SESSIONS_MAX)),
  ]);
  return newest === undefined || answered[0]?.id === newest.id
    ? answered
    : [newest, ...answered].slice(0, CONTINUABLE_SESSIONS_MAX);
};

const lastChoice = queryBuilder
  .selectFrom('practice_sessions as s')
  .select(['s.subject', 's.grade', toQueriedSealedTextSql('practice_sessions', 's', 'topic').as('topic')]);

/** What a student practised last. `topic` is sealed. Undefined before the first session. */
export const fetchLastPracticeChoice = (
  connection: Sql,
  studentId: string,
): Promise<RowOf<typeof lastChoice> | undefined> =>
  fetchFirstRow(
    connection,
    lastChoice.where('s.student_id', '=', studentId).orderBy('s.started_at', 'desc').orderBy('s.id').limit(1),
  );

const sessionsWithAnswers = queryBuilder
  .selectFrom('practice_sessions as s')
  .select(['s.id', 's.subject', 's.grade', 's.race_id', 's.answers', 's.reports', 's.put_right'])
  .select([toQueriedSealedTextSql('practice_sessions', 's', 'topic').as('topic')])
  .select([
    sql<PracticeQuestion[]>`${s('session_data')} -> 'questions'`.as('questions'),
    sql<string | null>`${s('day')}`.as('day'),
  ])
  .orderBy('s.started_at', 'desc')
  .orderBy('s.id');

/** A session with its questions and keys. `topic` is sealed; `day` is null until the session is completed. */
export type SessionWithAnswers = RowOf<typeof sessionsWithAnswers>;

/** A student's newest completed sessions of all subjects, at most `limit`. */
export const fetchNewestSessionsWithAnswers = (
  connection: Sql,
  studentId: string,
  limit: number,
): Promise<SessionWithAnswers[]> =>
  fetchRows(
    connection,
    sessionsWithAnswers.where('s.student_id', '=', studentId).where('s.completed_at', 'is not', null).limit(limit),
  );

interface AskedQuestion {
  readonly text: string;
  readonly figure: PracticeFigure | null;
}

const askedSessions = queryBuilder
  .selectFrom('practice_sessions as s')
  .select([toQueriedSealedTextSql('practice_sessions', 's', 'topic').as('topic')])
  .select(
    sql<AskedQuestion[]>`(
      select jsonb_agg(jsonb_build_object('text', q -> 'text', 'figure', q -> 'figure'))
      from jsonb_array_elements(${s('session_data')} -> 'questions') q
    )`.as('questions'),
  )
  .orderBy('s.started_at', 'desc')
  .orderBy('s.id');

/** The questions of a session, without options and keys. `topic` is sealed. */
export type AskedSession = RowOf<typeof askedSessions>;

/** What a student was asked in the newest sessions of one subject, at most `limit`. */
export const fetchAskedSessions = (
  connection: Sql,
  studentId: string,
  { subject, limit }: { subject: PracticeSubject; limit: number },
): Promise<AskedSession[]> =>
  fetchRows(
    connection,
    askedSessions.where('s.student_id', '=', studentId).where('s.subject', '=', subject).limit(limit),
  );

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

const sessionsByWeek = (studentId: string, today: string, weeks: number) =>
  queryBuilder
    .selectFrom(toMondaysSql(today, weeks).as('week'))
    .leftJoin('practice_sessions as s', (join) =>
      join
        .on('s.student_id', '=', studentId)
        .on('s.completed_at', 'is not', null)
        // No session of these weeks started earlier, which keeps the range of the index short.
        .on(sql<SqlBool>`${s('started_at')} >= ${today}::date - ${7 * weeks + 2}::int`)
        .on(({ ref }) => sql<SqlBool>`${s('day')} between ${ref('week.monday')} and ${ref('week.monday')} + 6`),
    )
    .groupBy('week.monday')
    .orderBy('week.monday')
    .select([
      'week.monday',
      sql<number>`count(${s('id')})::int`.as('sessions'),
      sql<number>`count(distinct ${s('day')})::int`.as('days'),
      sql<number>`coalesce(sum(${s('questions_answered')}), 0)::int`.as('answers'),
      sql<number>`coalesce(sum(${s('correct_answers')}), 0)::int`.as('correct'),
    ]);

/** A student's completed sessions, class races too, in the last `weeks` weeks up to the one that contains `today`, oldest first. */
export const sumSessionsByWeek = (
  connection: Sql,
  studentId: string,
  { today, weeks }: { today: string; weeks: number },
) => fetchRows(connection, sessionsByWeek(studentId, today, weeks));

const completedSessions = queryBuilder
  .selectFrom('practice_sessions as s')
  .where('s.completed_at', 'is not', null)
  // The answers of a race are under time, so they do not say how well a topic is known.
  .where('s.race_id', 'is', null)
  .select(['s.subject', 's.grade', toQueriedSealedTextSql('practice_sessions', 's', 'topic').as('topic')])
  .select(['s.questions_answered', 's.correct_answers', sql<string>`${s('day')}`.as('day')])
  .orderBy('s.started_at', 'desc')
  .orderBy('s.id');

/** A completed session, not of a race, without its questions. `topic` is sealed. */
export type CompletedSession = RowOf<typeof completedSessions>;

/** A student's newest completed sessions, at most `limit`. */
export const fetchCompletedSessions = (
  connection: Sql,
  studentId: string,
  limit: number,
): Promise<CompletedSession[]> =>
  fetchRows(connection, completedSessions.where('s.student_id', '=', studentId).limit(limit));

/** The newest completed sessions of current students, at most `limit` of each, by name and newest first. `topic` is sealed. */
export const fetchCompletedSessionsOfStudents = (
  connection: Sql,
  studentIds: readonly string[],
  limit: number,
): Promise<(CompletedSession & { student_id: string; student_name: string })[]> => {
  const newest = completedSessions.where('s.student_id', '=', sql.ref<string>('p.id')).limit(limit);
  return fetchRows(
    connection,
    queryBuilder
      .selectFrom('profiles as p')
      .innerJoinLateral(newest.select('s.started_at').as('n'), (join) => join.onTrue())
      .where('p.id', '=', sql<string>`any(${studentIds}::uuid[])`)
      .select(['p.id as student_id', 'p.name as student_name'])
      .select(['n.subject', 'n.grade', 'n.topic', 'n.questions_answered', 'n.correct_answers', 'n.day'])
      .orderBy(toNameOrderSql())
      .orderBy('p.id')
      .orderBy('n.started_at', 'desc'),
  );
};

/** @public */
export const samples: QuerySamples<typeof import('./practice-sessions-query.ts')> = {
  fetchContinuableSessions: [[sample.id, sample.instant]],
  fetchLastPracticeChoice: [[sample.id]],
  fetchNewestSessionsWithAnswers: [[sample.id, sample.limit]],
  fetchAskedSessions: [[sample.id, { subject: 'math', limit: sample.limit }]],
  fetchAccuracyBySubject: [[sample.id]],
  sumSessionsByWeek: [[sample.id, { today: sample.day, weeks: 2 }]],
  fetchCompletedSessions: [[sample.id, sample.limit]],
  fetchCompletedSessionsOfStudents: [[[sample.id], sample.limit]],
};
