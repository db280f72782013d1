import type { SameDayRule } from '#events/values/shapes.ts';

const DAY_MS = 86_400_000;
/** Days are counted in UTC, where no daylight saving time changes their length. */
const daysFrom = (day: string, to: string): number => (Date.parse(to) - Date.parse(day)) / DAY_MS;

/**
 * The streak after a practice on `day` (specification, section 4): one longer if the last practice was on the day
 * before, otherwise 1. A second practice on the same day also resets it to 1, unless the rule is `keep`. A day before
 * the last one, which happens when the server's clock was set back, resets it to 1 as well.
 */
export const toNextStreak = (
  { current_streak, last_practice_date }: { current_streak: number; last_practice_date: string },
  day: string,
  sameDay: SameDayRule,
): number => {
  const days = daysFrom(last_practice_date, day);
  if (days === 1) return current_streak + 1;
  return days === 0 && sameDay === 'keep' ? current_streak : 1;
};
