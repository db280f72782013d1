import { z } from 'zod';
import { civilDate } from '#events/values/shapes.ts';
import { chosenIn } from './chosen-in.ts';
import { addDays } from './dates.ts';

/** Civil dates, both included; one that is missing leaves that side open. */
export interface Span {
  from?: string;
  to?: string;
}
const period = z.enum(['all', 'this-month', 'last-month', 'last-90', 'custom']);
export type Period = z.infer<typeof period>;

/** The period that stands in the address, with the span that was chosen for `custom`. */
export const periodIn = (search: URLSearchParams): Span & { period: Period } => ({
  period: 'all',
  ...chosenIn(search, { period, from: civilDate, to: civilDate }),
});

const firstOfMonth = (date: string) => `${date.slice(0, 7)}-01`;

/** Dates of a named period, counted from the centre's today; `custom` is the span that was chosen. */
export function spanOf(period: Period, { from, to }: Span, today: string): Span {
  const thisMonth = firstOfMonth(today);
  switch (period) {
    case 'all':
      return {};
    case 'this-month':
      return { from: thisMonth };
    case 'last-month': {
      const lastDay = addDays(thisMonth, -1);
      return { from: firstOfMonth(lastDay), to: lastDay };
    }
    case 'last-90':
      return { from: addDays(today, -89) };
    case 'custom':
      return { ...(from && { from }), ...(to && { to }) };
  }
}
