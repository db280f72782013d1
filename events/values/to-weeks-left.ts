import { addDays } from './add-days.ts';

/** Weeks of attendance from which the pace is taken. */
const PACE_WEEKS = 8;
/** With fewer classes, a pace would be a guess. */
const MARKS_MIN = 4;
/** A pace is taken from at least this many days, so that the first two classes of a student do not count as one day. */
const DAYS_MIN = 14;
const WEEK_DAYS = 7;
const DAY_MS = 86_400_000;

/** The first day whose marks count for the pace. */
export const toPaceStart = (today: string): string => addDays(today, -WEEK_DAYS * PACE_WEEKS);

/** The present marks of a student since `toPaceStart`: their number, and the day of the first one. */
export interface AttendancePace {
  readonly marks: number;
  readonly first: string | null;
}

/**
 * For how many weeks the remaining classes last at the pace of the last weeks, as a fraction. Undefined when there are too
 * few marks to tell.
 */
export function toWeeksLeft(remaining: number, { marks, first }: AttendancePace, today: string): number | undefined {
  if (first === null || marks < MARKS_MIN) return undefined;
  const days = Math.max(DAYS_MIN, (Date.parse(today) - Date.parse(first)) / DAY_MS);
  return (remaining * days) / (marks * WEEK_DAYS);
}
