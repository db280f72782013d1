/** What one student's practice amounts to, in all and by week. Days are the centre's, `YYYY-MM-DD`. */
import { type SqlBool, sql } from 'kysely';
import type { Sql } from 'postgres';
import { db, fetchOneRow, fetchRow, fetchRows, type RowOf } from './database.ts';
import { columnsOf, mondayOf } from './query-fragments.ts';
import { currentStreak, isLapsed, type StreakLapsed } from './streak-lapse.ts';

const d = columnsOf('practice_days', 'd');

const stats = (today: string, streakLapsed: StreakLapsed) =>
  db
    .selectFrom('practice_stats as s')
    .select(['s.student_id', 's.total_sessions', 's.total_points'])
    .select([currentStreak(today, streakLapsed).as('current_streak'), 's.longest_streak', 's.correct_answers'])
    .select(['s.counted_sessions', 's.counted_points', 's.last_practice_date', 's.updated_at'])
    .select(isLapsed(today).as('lapsed'));

/** `lapsed`: neither today nor yesterday was practised. */
export type StatsRecord = RowOf<ReturnType<typeof stats>>;

/** Undefined for a student who never practised. `streakLapsed` says what `current_streak` is once it has lapsed. */
export const statsOf = (
  connection: Sql,
  studentId: string,
  { today, streakLapsed }: { today: string; streakLapsed: StreakLapsed },
): Promise<StatsRecord | undefined> =>
  fetchRow(connection, stats(today, streakLapsed).where('s.student_id', '=', studentId));

const week = (studentId: string, today: string) =>
  db
    .selectFrom('practice_days as d')
    .select([
      sql<number>`coalesce(sum(${d('counted_points')}), 0)::int`.as('points'),
      sql<number>`coalesce(sum(${d('counted_sessions')}), 0)::int`.as('sessions'),
      sql<boolean>`coalesce(bool_or(${d('day')} = ${today}), false)`.as('practised_today'),
    ])
    .where('d.student_id', '=', studentId)
    .where(sql<SqlBool>`${d('day')} between ${mondayOf(today)} and ${mondayOf(today)} + 6`);

/** What counts for the board of the week, and whether any session was completed on the day itself. */
export type WeekRecord = RowOf<ReturnType<typeof week>>;

/** A student's practice in the week, Monday to Sunday, that `today` is in. */
export const weekOf = (connection: Sql, studentId: string, today: string): Promise<WeekRecord> =>
  fetchOneRow(connection, week(studentId, today));

/** All that was earned in a week, whether it counts for the board or not. */
export interface WeekOfPractice {
  monday: string;
  points: number;
  sessions: number;
}

/** So many weeks up to the one that `today` is in, oldest first; one without practice has zeros. */
export const pointsByWeek = (
  connection: Sql,
  studentId: string,
  { today, weeks }: { today: string; weeks: number },
): Promise<WeekOfPractice[]> =>
  fetchRows(
    connection,
    sql<WeekOfPractice>`
      with week as (
        select ${mondayOf(today)} - 7 * back as monday from generate_series(0, ${weeks - 1}::int) back
      )
      select week.monday, coalesce(sum(${d('points')}), 0)::int as points,
        coalesce(sum(${d('sessions')}), 0)::int as sessions
      from week
      left join practice_days d on ${d('student_id')} = ${studentId}
        and ${d('day')} between week.monday and week.monday + 6
      group by week.monday
      order by week.monday`.compile(db),
  );

const ranks = db.selectFrom('practice_ranks').select(['counted', 'rank_before', 'rank_after']);

export type SessionRanks = RowOf<typeof ranks>;

/** What a completed session did on the board of all time; undefined while the read model has not come to it. */
export const ranksOf = (connection: Sql, sessionId: string): Promise<SessionRanks | undefined> =>
  fetchRow(connection, ranks.where('session_id', '=', sessionId));
