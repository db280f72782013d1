/** Practice statistics of one student. Days are in the centre's time zone, `YYYY-MM-DD`. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Sql } from 'postgres';
import { fetchFirstRow, fetchOnlyRow, fetchRows, queryBuilder, type RowOf } from '../../query/database.ts';
import {
  createColumnRefs,
  selectColumnsExcept,
  toGroupConditions,
  toMondaySql,
  toMondaysSql,
} from '../../query/query-fragments.ts';
import { type QuerySamples, sample } from '../../query/query-samples.ts';
import type { CountedByBand } from './counted-by-band.ts';

/** Columns of `practice_stats as s`. In the expressions over it, `today` is the centre's day, `YYYY-MM-DD`. */
const s = createColumnRefs('practice_stats', 's');

/** Which length is shown of a streak that ended because a day passed without practice: the stored one, or 0. */
export type LapsedStreakValue = 'stored' | 'zero';

/** True if the student practised neither today nor yesterday. */
const toStreakLapsedSql = (today: string) => sql<boolean>`(${s('last_practice_date')} < ${today}::date - 1)`;

/** The length of the student's streak that is shown today. */
export const toCurrentStreakSql = (today: string, streakLapsed: LapsedStreakValue): RawBuilder<number> =>
  streakLapsed === 'zero'
    ? sql`(case when ${toStreakLapsedSql(today)} then 0 else ${s('current_streak')} end)`
    : s('current_streak');

const d = createColumnRefs('practice_days', 'd');

const stats = (today: string, streakLapsed: LapsedStreakValue) =>
  queryBuilder
    .selectFrom('practice_stats as s')
    .select(selectColumnsExcept('practice_stats', 's', ['current_streak', 'position']))
    .select([toCurrentStreakSql(today, streakLapsed).as('current_streak'), toStreakLapsedSql(today).as('lapsed')]);

/** Statistics over all time. `lapsed` is true if the student practised neither today nor yesterday. */
export type PracticeStatsRecord = RowOf<ReturnType<typeof stats>>;

/** Undefined for a student who never practised. `streakLapsed` chooses the `current_streak` of a lapsed streak. */
export const fetchPracticeStats = (
  connection: Sql,
  studentId: string,
  { today, streakLapsed }: { today: string; streakLapsed: LapsedStreakValue },
): Promise<PracticeStatsRecord | undefined> =>
  fetchFirstRow(connection, stats(today, streakLapsed).where('s.student_id', '=', studentId));

const week = (studentId: string, today: string) =>
  queryBuilder
    .selectFrom('practice_days as d')
    .select([
      sql<number>`coalesce(sum(${d('counted_points')}), 0)::int`.as('points'),
      sql<number>`coalesce(sum(${d('counted_sessions')}), 0)::int`.as('sessions'),
      sql<number>`coalesce(sum(${d('level_points')}), 0)::int`.as('level_points'),
      sql<number>`coalesce(sum(${d('level_sessions')}), 0)::int`.as('level_sessions'),
      sql<CountedByBand[]>`coalesce(jsonb_agg(${d('counted_by_band')}), '[]')`.as('counted_by_band'),
      sql<boolean>`coalesce(bool_or(${d('day')} = ${today}), false)`.as('practised_today'),
    ])
    .where('d.student_id', '=', studentId)
    .where(sql<SqlBool>`${d('day')} between ${toMondaySql(today)} and ${toMondaySql(today)} + 6`);

/** Points and sessions that count for the board of the week, the part of them at or above the student's level, and their parts by band of grades on each day; `practised_today` is true if any session was completed today. */
export type PracticeWeekRecord = RowOf<ReturnType<typeof week>>;

/** A student's practice in the week (Monday to Sunday) that contains `today`. */
export const fetchPracticeWeek = (connection: Sql, studentId: string, today: string): Promise<PracticeWeekRecord> =>
  fetchOnlyRow(connection, week(studentId, today));

const pointsByWeek = (studentId: string, today: string, weeks: number) =>
  queryBuilder
    .selectFrom(toMondaysSql(today, weeks).as('week'))
    .leftJoin('practice_days as d', (join) =>
      join
        .on('d.student_id', '=', studentId)
        .on(({ ref }) => sql<SqlBool>`${d('day')} between ${ref('week.monday')} and ${ref('week.monday')} + 6`),
    )
    .groupBy('week.monday')
    .orderBy('week.monday')
    .select(['week.monday', sql<number>`coalesce(sum(${d('points')}), 0)::int`.as('points')]);

/**
 * Points, including those that do not count for the board, in the last `weeks` weeks, including the one that contains
 * `today`, oldest first; a week without practice has 0.
 */
export const fetchPointsByWeek = (
  connection: Sql,
  studentId: string,
  { today, weeks }: { today: string; weeks: number },
) => fetchRows(connection, pointsByWeek(studentId, today, weeks));

/** Sums over all students, or those who are in a group now, in the last weeks up to the one that contains `day`, oldest first. */
export const sumPointsByWeek = (
  connection: Sql,
  { day, weeks }: { readonly day: string; readonly weeks: number },
  group?: string,
): Promise<{ monday: string; points: number }[]> => {
  // Summed by day first, because there are many more rows than days.
  const byDay = queryBuilder
    .selectFrom('practice_days as d')
    .where(sql<SqlBool>`${d('day')} between ${toMondaySql(day)} - ${7 * (weeks - 1)}::int and ${toMondaySql(day)} + 6`)
    .where((eb) => eb.and(toGroupConditions(d('student_id'), group)))
    .groupBy('d.day')
    .select(['d.day', sql<number>`sum(${d('points')})::int`.as('points')]);
  return fetchRows(
    connection,
    queryBuilder
      .selectFrom(toMondaysSql(day, weeks).as('week'))
      .leftJoin(byDay.as('practised'), (join) =>
        join.on(
          ({ ref }) =>
            sql<SqlBool>`${ref('practised.day')} between ${ref('week.monday')} and ${ref('week.monday')} + 6`,
        ),
      )
      .groupBy('week.monday')
      .orderBy('week.monday')
      .select(['week.monday', sql<number>`coalesce(sum(practised.points), 0)::int`.as('points')]),
  );
};

const ranks = queryBuilder
  .selectFrom('practice_ranks')
  .select(['counted', 'rank_before', 'rank_after', 'streak_before', 'streak_after', 'practised_before_on', 'same_day']);

/** A student's rank on the board of all time and streak before and after a session. */
export type SessionRanks = RowOf<typeof ranks>;

/** The ranks of a completed session; undefined until the projection has processed its completion. */
export const fetchSessionRanks = (connection: Sql, sessionId: string): Promise<SessionRanks | undefined> =>
  fetchFirstRow(connection, ranks.where('session_id', '=', sessionId));

/** @public */
export const samples: QuerySamples<typeof import('./practice-stats-query.ts')> = {
  fetchPracticeStats: sample.streakOptions.map((streakLapsed) => [sample.id, { today: sample.day, streakLapsed }]),
  fetchPracticeWeek: [[sample.id, sample.day]],
  fetchPointsByWeek: [[sample.id, { today: sample.day, weeks: 8 }]],
  sumPointsByWeek: [[{ day: sample.day, weeks: 12 }], [{ day: sample.day, weeks: 12 }, sample.id]],
  fetchSessionRanks: [[sample.id]],
};
