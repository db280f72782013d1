/** Pieces of queries over `practice_stats as s`. `today` is the centre's day, `YYYY-MM-DD`. */
import { type RawBuilder, sql } from 'kysely';
import { columnsOf } from './query-fragments.ts';

const s = columnsOf('practice_stats', 's');

/** What is shown of a streak that a day without practice has ended: as it was stored, or 0. */
export type StreakLapsed = 'stored' | 'zero';

/** Whether the student practised neither today nor yesterday. */
export const isLapsed = (today: string): RawBuilder<boolean> => sql`(${s('last_practice_date')} < ${today}::date - 1)`;

export const currentStreak = (today: string, streakLapsed: StreakLapsed): RawBuilder<number> =>
  streakLapsed === 'zero'
    ? sql`(case when ${isLapsed(today)} then 0 else ${s('current_streak')} end)`
    : s('current_streak');
