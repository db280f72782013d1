import { z } from 'zod';
import { classHistoryCause } from '#contracts/classes.ts';
import { parseAddressParams } from '../../lib/parse-address-params.ts';
import { type DateSpan, type Period, parsePeriod, toDateSpan } from '../../lib/period.ts';

/** What rows can be chosen by: each cause that an event makes. Marks that moved no class stand with one student's alone. */
const cause = classHistoryCause.exclude(['import']);
export type Cause = z.infer<typeof cause>;
export const studentCauses: readonly Cause[] = cause.options;
export const allStudentsCauses: readonly Cause[] = cause.exclude(['mark']).options;

/** What is asked of the server: civil dates, both included, a cause and a tutor's id. */
export interface HistoryFilter extends DateSpan {
  cause?: Cause;
  tutor?: string;
}
/** What stands in the address. */
export interface HistoryChoice extends HistoryFilter {
  period: Period;
}

/** Reads the address; what it does not understand counts as not chosen. */
export const parseChoice = (search: URLSearchParams): HistoryChoice => ({
  ...parsePeriod(search),
  ...parseAddressParams(search, { cause, tutor: z.uuid() }),
});

export const toFilter = (choice: HistoryChoice, today: string): HistoryFilter => ({
  ...toDateSpan(choice.period, choice, today),
  ...(choice.cause && { cause: choice.cause }),
  ...(choice.tutor && { tutor: choice.tutor }),
});
