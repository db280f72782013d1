import { z } from 'zod';
import { historyCause } from '#contracts/classes.ts';
import { civilDate } from '#events/shapes.ts';
import { periods } from '../../copy/periods.ts';
import { type Period, type Span, spanOf } from '../../lib/period.ts';

/** What rows can be chosen by: each cause that an event makes. Marks that moved no class stand with one student's alone. */
const cause = historyCause.exclude(['import']);
export type Cause = z.infer<typeof cause>;
export const causesOfOne: readonly Cause[] = cause.options;
export const causesOfAll: readonly Cause[] = cause.exclude(['mark']).options;

/** What is asked of the server: civil dates, both included, a cause and a tutor's id. */
export interface HistoryFilter extends Span {
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

export const filterOf = (choice: Choice, today: string): HistoryFilter => ({
  ...spanOf(choice.period, choice, today),
  ...(choice.cause && { cause: choice.cause }),
  ...(choice.tutor && { tutor: choice.tutor }),
});
