import { z } from 'zod';
import { type ActivityGroup, activityGroup } from '#contracts/activity.ts';
import { civilDate } from '#events/shapes.ts';
import { periods } from '../../copy/periods.ts';
import { type Period, type Span, spanOf } from '../../lib/period.ts';

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

const valid = <T>(schema: z.ZodType<T>, value: string | null): T | undefined => schema.safeParse(value).data;

/** Reads the address; what it does not understand counts as not chosen. */
export function choiceOf(search: URLSearchParams): Choice {
  const period = search.get('period') ?? '';
  const from = valid(civilDate, search.get('from'));
  const to = valid(civilDate, search.get('to'));
  const person = valid(z.uuid(), search.get('person'));
  const student = valid(z.uuid(), search.get('student'));
  const group = valid(activityGroup, search.get('group'));
  const record = valid(z.uuid(), search.get('record'));
  return {
    period: period in periods ? (period as Period) : 'all',
    ...(from && { from }),
    ...(to && { to }),
    ...(person && { person }),
    ...(student && { student }),
    ...(group && { group }),
    ...(record && { record }),
  };
}

/** A tutor is asked nothing about other people, nor about what was refused: both are an owner's. */
export function filterOf({ period, from, to, ...chosen }: Choice, today: string, owner: boolean): ActivityFilter {
  const span = spanOf(period, { ...(from && { from }), ...(to && { to }) }, today);
  if (owner) return { ...chosen, ...span };
  const { person: _, group, ...others } = chosen;
  return { ...others, ...(group && group !== 'refused' && { group }), ...span };
}

export const isFiltered = ({ period, person, student, group, record }: Choice): boolean =>
  period !== 'all' || [person, student, group, record].some((chosen) => chosen !== undefined);
