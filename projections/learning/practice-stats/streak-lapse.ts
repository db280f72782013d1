/** Expressions over `practice_stats as s`. `today` is the current day in the centre's time zone, `YYYY-MM-DD`. */
import { type RawBuilder, sql } from 'kysely';
import { createColumnRefs } from '../../query/query-fragments.ts';

const s = createColumnRefs('practice_stats', 's');

/** Which length is shown of a streak that ended because a day passed without practice: the stored one, or 0. */
export type LapsedStreakValue = 'stored' | 'zero';

/** True if the student practised neither today nor yesterday. */
export const toStreakLapsedSql = (today: string) => sql<boolean>`(${s('last_practice_date')} < ${today}::date - 1)`;

/** The length of the student's streak that is shown today. */
export const toCurrentStreakSql = (today: string, streakLapsed: LapsedStreakValue): RawBuilder<number> =>
  streakLapsed === 'zero'
    ? sql`(case when ${toStreakLapsedSql(today)} then 0 else ${s('current_streak')} end)`
    : s('current_streak');
