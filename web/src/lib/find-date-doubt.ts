import { addDays } from './dates.ts';

/** A day further back than this is asked about again before it is marked. */
export const DOUBTFUL_AFTER_DAYS = 60;

export type DateDoubt = 'before-enrolment' | 'long-ago';

interface DateContext {
  /** The centre's current date. */
  today: string;
  /** The civil date of the student's enrolment; undefined if it does not matter. */
  enrolledOn?: string | undefined;
}

/** Why a day is probably mistyped although it can be marked; undefined if it is not. Dates are civil dates. */
export function findDateDoubt(date: string, { today, enrolledOn }: DateContext): DateDoubt | undefined {
  if (date < addDays(today, -DOUBTFUL_AFTER_DAYS)) return 'long-ago';
  return enrolledOn !== undefined && date < enrolledOn ? 'before-enrolment' : undefined;
}
