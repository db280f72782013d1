import { addDays, countDays } from '../../../lib/dates.ts';

/** Weeks of attendance from which the pace is taken. */
const PACE_WEEKS = 8;
/** With fewer classes, a pace would be a guess. */
const MARKS_MIN = 4;
/** A pace is taken from at least this many days, so that the first two classes of a student do not count as one day. */
const DAYS_MIN = 14;
const WEEK_DAYS = 7;

/** The first day whose marks count for the pace. */
export const toPaceStart = (today: string): string => addDays(today, -WEEK_DAYS * PACE_WEEKS);

/**
 * For how many weeks the remaining classes last at the pace of the last weeks, rounded. `dates` are the days of the present
 * marks since `toPaceStart`, in any order. Undefined when there are too few to tell, or no class is left.
 */
export function toWeeksLeft(remaining: number, dates: readonly string[], today: string): number | undefined {
  const first = dates.toSorted()[0];
  if (remaining === 0 || first === undefined || dates.length < MARKS_MIN) return undefined;
  const days = Math.max(DAYS_MIN, countDays(first, today));
  return Math.round((remaining * days) / (dates.length * WEEK_DAYS));
}
