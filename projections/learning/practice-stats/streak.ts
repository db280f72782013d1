import type { SameDayRule } from '#events/values/shapes.ts';

interface Streak {
  readonly current_streak: number;
  readonly last_practice_date: string;
}

const DAY_MS = 86_400_000;
/** Days are counted in UTC, where no daylight saving time changes their length. */
const daysFrom = (day: string, to: string): number => (Date.parse(to) - Date.parse(day)) / DAY_MS;

/**
 * The streak after a practice on `day` (specification, section 4): one longer if the last practice was on the day
 * before, otherwise 1. A second practice on the same day also resets it to 1, unless the rule is `keep`. A day before
 * the last one, which happens when the server's clock was set back, resets it to 1 as well.
 */
export const toNextStreak = (
  { current_streak, last_practice_date }: Streak,
  day: string,
  sameDay: SameDayRule,
): number => {
  const days = daysFrom(last_practice_date, day);
  if (days === 1) return current_streak + 1;
  return days === 0 && sameDay === 'keep' ? current_streak : 1;
};

/**
 * Whether a session that is completed on `day` would cost the student the streak. A session counts when it is completed,
 * whenever it was started. A streak that a day without practice has ended cannot be lost.
 */
export const isStreakAtRisk = (streak: Streak, day: string, sameDay: SameDayRule): boolean =>
  daysFrom(streak.last_practice_date, day) <= 1 && toNextStreak(streak, day, sameDay) < streak.current_streak;
