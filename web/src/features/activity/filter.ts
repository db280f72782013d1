import { z } from 'zod';
import { type ActivityGroup, activityGroup } from '#contracts/activity.ts';
import { chosenIn } from '../../lib/chosen-in.ts';
import { type Period, periodIn, type Span, spanOf } from '../../lib/period.ts';

/** What is asked of the server; ids of a person, a student and an attendance record. */
export interface ActivityFilter extends Span {
  person?: string;
  student?: string;
  group?: ActivityGroup;
  record?: string;
}
/** What stands in the address. */
export interface Choice extends ActivityFilter {
  period: Period;
}

/** In the address nothing stands for what is not chosen. */
export const noFilters = { period: '', from: '', to: '', person: '', student: '', group: '', record: '' };

/** Reads the address; what it does not understand counts as not chosen. */
export const choiceOf = (search: URLSearchParams): Choice => ({
  ...periodIn(search),
  ...chosenIn(search, { person: z.uuid(), student: z.uuid(), group: activityGroup, record: z.uuid() }),
});

/** A tutor is asked nothing about other people, nor about what was refused: both are an owner's. */
export function filterOf({ period, from, to, ...chosen }: Choice, today: string, owner: boolean): ActivityFilter {
  const span = spanOf(period, { ...(from && { from }), ...(to && { to }) }, today);
  if (owner) return { ...chosen, ...span };
  const { person: _, group, ...others } = chosen;
  return { ...others, ...(group && group !== 'refused' && group !== 'sign-ins' && { group }), ...span };
}

export const isFiltered = ({ period, person, student, group, record }: Choice): boolean =>
  period !== 'all' || [person, student, group, record].some((chosen) => chosen !== undefined);
