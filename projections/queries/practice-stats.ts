/** What one student's practice amounts to, in all and by week. Days are the centre's, `YYYY-MM-DD`. */
import type { Sql } from 'postgres';
import type { PracticeRankRow } from '../practice-stats/practice-ranks-table.ts';
import type { PracticeStatsRow } from '../practice-stats/practice-stats-table.ts';
import { mondayOf } from './sql.ts';
import { currentStreak, lapsed, type StreakLapsed } from './streak-lapse.ts';

export interface StatsRecord extends Omit<PracticeStatsRow, 'position'> {
  /** Neither today nor yesterday was practised. */
  lapsed: boolean;
}

/** Undefined for a student who never practised. `streakLapsed` says what `current_streak` is once it has lapsed. */
export const statsOf = async (
  sql: Sql,
  studentId: string,
  { today, streakLapsed }: { today: string; streakLapsed: StreakLapsed },
): Promise<StatsRecord | undefined> => {
  const [row] = await sql<StatsRecord[]>`
    select s.student_id, s.total_sessions, s.total_points, ${currentStreak(sql, today, streakLapsed)} as current_streak,
      s.longest_streak, s.correct_answers, s.counted_sessions, s.counted_points, s.last_practice_date, s.updated_at, ${lapsed(sql, today)} as lapsed
    from practice_stats s where s.student_id = ${studentId}`;
  return row;
};

export interface WeekRecord {
  /** What counts for the board of the week. */
  points: number;
  sessions: number;
  /** Whether any session was completed on the day itself. */
  practised_today: boolean;
}

/** A student's practice in the week, Monday to Sunday, that `today` is in. */
export const weekOf = async (sql: Sql, studentId: string, today: string): Promise<WeekRecord> => {
  const [row] = await sql<[WeekRecord]>`
    select coalesce(sum(counted_points), 0)::int as points, coalesce(sum(counted_sessions), 0)::int as sessions,
      coalesce(bool_or(day = ${today}), false) as practised_today
    from practice_days
    where student_id = ${studentId} and day between ${mondayOf(sql, today)} and ${mondayOf(sql, today)} + 6`;
  return row;
};

/** All that was earned in a week, whether it counts for the board or not. */
export interface WeekOfPractice {
  monday: string;
  points: number;
  sessions: number;
}

/** So many weeks up to the one that `today` is in, oldest first; one without practice stands with zeros. */
export const pointsByWeek = (
  sql: Sql,
  studentId: string,
  { today, weeks }: { today: string; weeks: number },
): Promise<WeekOfPractice[]> =>
  sql<WeekOfPractice[]>`
    with week as (
      select ${mondayOf(sql, today)} - 7 * back as monday from generate_series(0, ${weeks - 1}::int) back
    )
    select week.monday, coalesce(sum(d.points), 0)::int as points, coalesce(sum(d.sessions), 0)::int as sessions
    from week
    left join practice_days d on d.student_id = ${studentId} and d.day between week.monday and week.monday + 6
    group by week.monday
    order by week.monday`;

export type SessionRanks = Omit<PracticeRankRow, 'session_id'>;

/** What a completed session did on the board of all time; undefined while the read model has not come to it. */
export const ranksOf = async (sql: Sql, sessionId: string): Promise<SessionRanks | undefined> => {
  const [row] = await sql<SessionRanks[]>`
    select counted, rank_before, rank_after from practice_ranks where session_id = ${sessionId}`;
  return row;
};
