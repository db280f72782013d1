import { Temporal } from 'temporal-polyfill';
import { FIRST_CIVIL_DATE } from '#events/values/is-civil-date.ts';
import { type Clock, getCivilDate } from '#services/platform/clock.ts';

/** The days of a report; a missing first day is that of the twelfth month up to the last day. */
export const toReportPeriod = (
  { from, to }: { from?: string | undefined; to?: string | undefined },
  clock: Clock,
  timeZone: string,
): { from: string; to: string } => {
  const last = to ?? getCivilDate(clock, timeZone);
  const first = Temporal.PlainDate.from(last).with({ day: 1 }).subtract({ months: 11 }).toString();
  return { from: from ?? (first < FIRST_CIVIL_DATE ? FIRST_CIVIL_DATE : first), to: last };
};
