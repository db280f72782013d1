import { z } from 'zod';
import { historyCause } from '#contracts/classes.ts';
import { chosenIn } from '../../lib/chosen-in.ts';
import { type Period, periodIn, type Span, spanOf } from '../../lib/period.ts';

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

/** Reads the address; what it does not understand counts as not chosen. */
export const choiceOf = (search: URLSearchParams): Choice => ({
  ...periodIn(search),
  ...chosenIn(search, { cause, tutor: z.uuid() }),
});

export const filterOf = (choice: Choice, today: string): HistoryFilter => ({
  ...spanOf(choice.period, choice, today),
  ...(choice.cause && { cause: choice.cause }),
  ...(choice.tutor && { tutor: choice.tutor }),
});
