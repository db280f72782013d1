import type { SameDayRule } from '#events/values/shapes.ts';

const DAY_MS = 86_400_000;
/** Civil days are counted in UTC, where no daylight saving time changes their length. */
const daysFrom = (day: string, to: string): number => (Date.parse(to) - Date.parse(day)) / DAY_MS;

/**
 * Specification, section 4: one more when the last practice was exactly on the day before, else it begins anew, on the same
 * day too unless the rule keeps it. A day before the last one (the server's clock was set back) begins anew as well.
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
