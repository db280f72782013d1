/** Pieces of queries over `practice_stats s` and the centre's weeks. Days are `YYYY-MM-DD`. */
import type { Sql } from 'postgres';

/** What is shown of a streak that a day without practice has ended: as it was stored, or 0. */
export type StreakLapsed = 'stored' | 'zero';

export const lapsed = (sql: Sql, today: string) => sql`(s.last_practice_date < ${today}::date - 1)`;

export const currentStreak = (sql: Sql, today: string, streakLapsed: StreakLapsed) =>
  streakLapsed === 'zero'
    ? sql`(case when ${lapsed(sql, today)} then 0 else s.current_streak end)`
    : sql`s.current_streak`;

/** The Monday of the week that a day is in, as a date. */
export const mondayOf = (sql: Sql, day: string) => sql`(${day}::date - (extract(isodow from ${day}::date)::int - 1))`;
