import { isOneOf } from '#contracts/value-checks.ts';
import { isCivilDate } from '#events/values/is-civil-date.ts';
import { addDays } from './dates.ts';
import { parseAddressParams } from './parse-address-params.ts';

/** Civil dates, both inclusive; a missing one leaves that side open. */
export interface DateSpan {
  from?: string;
  to?: string;
}
const periods = ['all', 'this-month', 'last-month', 'last-90', 'this-year', 'custom'] as const;
export type FilterPeriod = (typeof periods)[number];

/** Reads the period from the query parameters, with the chosen dates of `custom`. */
export const parsePeriodParams = (search: URLSearchParams): DateSpan & { period: FilterPeriod } => ({
  period: 'all',
  ...parseAddressParams(search, { period: isOneOf(periods), from: isCivilDate, to: isCivilDate }),
});

export const findFirstOfMonth = (date: string) => `${date.slice(0, 7)}-01`;

/** The dates of a period, counted back from the centre's current date. For `custom` they are the chosen dates. */
export function toPeriodDateSpan(period: FilterPeriod, { from, to }: DateSpan, today: string): DateSpan {
  const thisMonth = findFirstOfMonth(today);
  switch (period) {
    case 'all':
      return {};
    case 'this-month':
      return { from: thisMonth };
    case 'last-month': {
      const lastDay = addDays(thisMonth, -1);
      return { from: findFirstOfMonth(lastDay), to: lastDay };
    }
    case 'last-90':
      return { from: addDays(today, -89) };
    case 'this-year':
      return { from: `${today.slice(0, 4)}-01-01` };
    case 'custom':
      return { ...(from && { from }), ...(to && { to }) };
  }
}
