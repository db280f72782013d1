import { z } from 'zod';
import { type ActivityGroup, activityGroup } from '#contracts/activity.ts';
import { parseAddressParams } from '../../lib/parse-address-params.ts';
import { type DateSpan, type Period, parsePeriod, toDateSpan } from '../../lib/period.ts';

/** The filter that is sent to the server, with the ids of a person, a student and an attendance record. */
export interface ActivityFilter extends DateSpan {
  person?: string;
  student?: string;
  group?: ActivityGroup;
  record?: string;
}
/** The filter in the query parameters of the page. */
export interface ActivityChoice extends ActivityFilter {
  period: Period;
}

/** An empty parameter selects nothing. */
export const clearedFilters = { period: '', from: '', to: '', person: '', student: '', group: '', record: '' };

/** Reads the filter from the query parameters. Invalid values count as missing. */
export const parseActivityChoice = (search: URLSearchParams): ActivityChoice => ({
  ...parsePeriod(search),
  ...parseAddressParams(search, { person: z.uuid(), student: z.uuid(), group: activityGroup, record: z.uuid() }),
});

/** Only owners may ask about other people and about refusals. */
export function toActivityFilter(
  { period, from, to, ...chosen }: ActivityChoice,
  today: string,
  owner: boolean,
): ActivityFilter {
  const span = toDateSpan(period, { ...(from && { from }), ...(to && { to }) }, today);
  if (owner) return { ...chosen, ...span };
  const { person: _, group, ...others } = chosen;
  return { ...others, ...(group && group !== 'refused' && group !== 'sign-ins' && { group }), ...span };
}

export const isFiltered = ({ period, person, student, group, record }: ActivityChoice): boolean =>
  period !== 'all' || [person, student, group, record].some((chosen) => chosen !== undefined);
