import { z } from 'zod';
import { historyCause } from '#contracts/classes.ts';
import { civilDate } from '#events/shapes.ts';
import { type Period, periods } from '../../copy/class-history.ts';
import { addDays } from '../../lib/dates.ts';

/** What rows can be chosen by: each cause that an event makes. Marks that moved no class stand with one student's alone. */
const cause = historyCause.exclude(['import']);
export type Cause = z.infer<typeof cause>;
export const causesOfOne: readonly Cause[] = cause.options;
export const causesOfAll: readonly Cause[] = cause.exclude(['mark']).options;

/** What is asked of the server: civil dates, both included, a cause and a tutor's id. */
export interface HistoryFilter {
  from?: string;
  to?: string;
  cause?: Cause;
  tutor?: string;
}
/** What stands in the address. */
export interface Choice extends HistoryFilter {
  period: Period;
}

const valid = <T>(schema: z.ZodType<T>, value: string | null): T | undefined => schema.safeParse(value).data;

/** Reads the address; what it does not understand counts as not chosen. */
export function choiceOf(search: URLSearchParams): Choice {
  const period = search.get('period') ?? '';
  const from = valid(civilDate, search.get('from'));
  const to = valid(civilDate, search.get('to'));
  const chosen = valid(cause, search.get('cause'));
  const tutor = valid(z.uuid(), search.get('tutor'));
  return {
    period: period in periods ? (period as Period) : 'all',
    ...(from && { from }),
    ...(to && { to }),
    ...(chosen && { cause: chosen }),
    ...(tutor && { tutor }),
  };
}

const firstOfMonth = (date: string) => `${date.slice(0, 7)}-01`;

/** Dates of a named period, counted from the centre's today. */
function datesOf({ period, from, to }: Choice, today: string): Pick<HistoryFilter, 'from' | 'to'> {
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

export const filterOf = (choice: Choice, today: string): HistoryFilter => ({
  ...datesOf(choice, today),
  ...(choice.cause && { cause: choice.cause }),
  ...(choice.tutor && { tutor: choice.tutor }),
});
