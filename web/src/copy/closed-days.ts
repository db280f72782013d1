/** Texts of the days on which the centre is closed. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { addDays, formatMediumDate, formatWeekdayAndDate } from '../lib/dates.ts';
import { savingText } from './common.ts';

export const closedDaysTexts = {
  heading: 'Closed days',
  description: 'No group has a class on these days, so students do not see one.',
  none: 'No closed days ahead.',
  from: 'First day',
  to: 'Last day',
  name: 'Name',
  nameHint: 'Such as “Thanksgiving”.',
  add: 'Add closed days',
  adding: savingText,
  added: 'Closed days added',
  addFailed: "Couldn't add the closed days",
  remove: 'Remove',
  removing: 'Removing...',
  removed: 'Closed days removed',
  removeFailed: "Couldn't remove the closed days",
};

interface ClosedDay {
  readonly day: string;
  readonly name?: string | undefined;
}
/** Closed days that follow each other and have one name. */
export interface ClosedPeriod {
  readonly from: string;
  readonly to: string;
  readonly name: string | undefined;
}

/** Joins days, which are in order, into periods. */
export function toClosedPeriods(days: readonly ClosedDay[]): ClosedPeriod[] {
  const periods: ClosedPeriod[] = [];
  for (const { day, name } of days) {
    const last = periods.at(-1);
    if (last && last.name === name && addDays(last.to, 1) === day) periods[periods.length - 1] = { ...last, to: day };
    else periods.push({ from: day, to: day, name });
  }
  return periods;
}

export const toClosedPeriodText = ({ from, to }: ClosedPeriod): string =>
  from === to ? formatWeekdayAndDate(from) : `${formatWeekdayAndDate(from)} to ${formatWeekdayAndDate(to)}`;

/** All closed days in one line, such as “Thanksgiving (Nov 26, 2026)”. */
export const toClosedDaysText = (days: readonly ClosedDay[]): string =>
  toClosedPeriods(days)
    .map(({ from, to, name }) => {
      const when = from === to ? formatMediumDate(from) : `${formatMediumDate(from)} to ${formatMediumDate(to)}`;
      return name ? `${isolateBidi(name)} (${when})` : when;
    })
    .join('; ') || 'none';
