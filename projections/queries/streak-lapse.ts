/** Pieces of queries over `practice_stats s`. `today` is the centre's day, `YYYY-MM-DD`. */
import type { Sql } from 'postgres';

/** What is shown of a streak that a day without practice has ended: as it was stored, or 0. */
export type StreakLapsed = 'stored' | 'zero';

/** Neither today nor yesterday was practised. */
export const lapsed = (sql: Sql, today: string) => sql`(s.last_practice_date < ${today}::date - 1)`;

export const currentStreak = (sql: Sql, today: string, streakLapsed: StreakLapsed) =>
  streakLapsed === 'zero'
    ? sql`(case when ${lapsed(sql, today)} then 0 else s.current_streak end)`
    : sql`s.current_streak`;
