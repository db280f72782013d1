import { type ActivityGroup, activityGroups } from '#contracts/activity-groups.ts';
import { isId, isOneOf } from '#contracts/value-checks.ts';
import { parseAddressParams } from '../../../lib/parse-address-params.ts';
import { type DateSpan, type FilterPeriod, parsePeriodParams, toPeriodDateSpan } from '../../../lib/period.ts';

/** The filter that is sent to the server, with the ids of a person, a student and an attendance record. */
export interface ActivityRequestFilter extends DateSpan {
  person?: string;
  student?: string;
  group?: ActivityGroup;
  record?: string;
}
/** The filter in the query parameters of the page. */
export interface ActivityAddressParams extends ActivityRequestFilter {
  period: FilterPeriod;
}

/** The changes that remove every filter from the address: an empty value removes its parameter. */
export const clearedActivityParams = { period: '', from: '', to: '', person: '', student: '', group: '', record: '' };

/** Reads the filter from the query parameters. Invalid values count as missing. */
export const parseActivityAddressParams = (search: URLSearchParams): ActivityAddressParams => ({
  ...parsePeriodParams(search),
  ...parseAddressParams(search, { person: isId, student: isId, group: isOneOf(activityGroups), record: isId }),
});

/**
 * Converts the filter of the page to the one that is sent. For a tutor who is not an owner it leaves out the refusals and
 * the sign-ins, which only owners may see.
 */
export function toActivityRequestFilter(
  { period, from, to, ...chosen }: ActivityAddressParams,
  today: string,
  owner: boolean,
): ActivityRequestFilter {
  const span = toPeriodDateSpan(period, { ...(from && { from }), ...(to && { to }) }, today);
  if (owner) return { ...chosen, ...span };
  const { group, ...others } = chosen;
  return { ...others, ...(group && group !== 'refused' && group !== 'sign-ins' && { group }), ...span };
}

export const isActivityFiltered = ({ period, person, student, group, record }: ActivityAddressParams): boolean =>
  period !== 'all' || [person, student, group, record].some((chosen) => chosen !== undefined);
