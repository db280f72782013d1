import { z } from 'zod';
import { classHistoryCause } from '#contracts/classes.ts';
import { parseAddressParams } from '../../lib/parse-address-params.ts';
import { type DateSpan, type Period, parsePeriod, toDateSpan } from '../../lib/period.ts';

/** Causes to filter by. Marks that moved no class appear only in the history of one student. */
const cause = classHistoryCause.exclude(['import']);
export type Cause = z.infer<typeof cause>;
export const studentCauses: readonly Cause[] = cause.options;
export const allStudentsCauses: readonly Cause[] = cause.exclude(['mark']).options;

/** The filter as the server takes it: civil dates, both inclusive, a cause and a tutor's id. */
export interface HistoryFilter extends DateSpan {
  cause?: Cause;
  tutor?: string;
}
/** The filter as the address carries it. */
export interface HistoryChoice extends HistoryFilter {
  period: Period;
}

/** Reads the filter from the address; invalid values count as not chosen. */
export const parseChoice = (search: URLSearchParams): HistoryChoice => ({
  ...parsePeriod(search),
  ...parseAddressParams(search, { cause, tutor: z.uuid() }),
});

export const toFilter = (choice: HistoryChoice, today: string): HistoryFilter => ({
  ...toDateSpan(choice.period, choice, today),
  ...(choice.cause && { cause: choice.cause }),
  ...(choice.tutor && { tutor: choice.tutor }),
});
