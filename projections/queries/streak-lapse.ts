/** Expressions over `practice_stats as s`. `today` is the current day in the centre's time zone, `YYYY-MM-DD`. */
import { type RawBuilder, sql } from 'kysely';
import { createColumnRefs } from './query-fragments.ts';

const s = createColumnRefs('practice_stats', 's');

/** How a streak is shown that ended because a day passed without practice: with its stored length, or as 0. */
export type LapsedStreakDisplay = 'stored' | 'zero';

/** True if the student practised neither today nor yesterday. */
export const isStreakLapsed = (today: string) => sql<boolean>`(${s('last_practice_date')} < ${today}::date - 1)`;

export const toCurrentStreak = (today: string, streakLapsed: LapsedStreakDisplay): RawBuilder<number> =>
  streakLapsed === 'zero'
    ? sql`(case when ${isStreakLapsed(today)} then 0 else ${s('current_streak')} end)`
    : s('current_streak');
