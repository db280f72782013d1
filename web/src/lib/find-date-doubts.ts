import type { CentreResponse } from '#contracts/centre.ts';
import { addDays } from './dates.ts';

export type DateDoubt = 'before-enrolment' | 'long-ago';

interface DateContext {
  centre: Pick<CentreResponse, 'today' | 'date_doubt_days'>;
  /** The civil date of the student's enrolment; undefined if it does not matter. */
  enrolledOn?: string | undefined;
}

/** Why a day is probably mistyped although it can be marked; empty if it is not. Dates are civil dates. */
export const findDateDoubts = (date: string, { centre, enrolledOn }: DateContext): readonly DateDoubt[] => [
  ...(date < addDays(centre.today, -centre.date_doubt_days) ? (['long-ago'] as const) : []),
  ...(enrolledOn !== undefined && date < enrolledOn ? (['before-enrolment'] as const) : []),
];
