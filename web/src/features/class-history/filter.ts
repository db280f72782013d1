import { z } from 'zod';
import { classHistoryCause } from '#contracts/classes.ts';
import { parseAddressParams } from '../../lib/parse-address-params.ts';
import { type DateSpan, type Period, parsePeriod, toDateSpan } from '../../lib/period.ts';

/**
 * Causes that can be chosen. The cause `mark`, a mark that moved no class, occurs only in the history of one student.
 */
const cause = classHistoryCause.exclude(['import']);
export type Cause = z.infer<typeof cause>;
export const studentCauses: readonly Cause[] = cause.options;
export const allStudentsCauses: readonly Cause[] = cause.exclude(['mark']).options;

/** The filter that is sent to the server: civil dates, both inclusive, a cause and the id of a tutor. */
export interface HistoryFilter extends DateSpan {
  cause?: Cause;
  tutor?: string;
}
/** The filter in the query parameters of the page. */
export interface HistoryChoice extends HistoryFilter {
  period: Period;
}

/** Reads the filter from the query parameters. Invalid values count as missing. */
export const parseHistoryChoice = (search: URLSearchParams): HistoryChoice => ({
  ...parsePeriod(search),
  ...parseAddressParams(search, { cause, tutor: z.uuid() }),
});

export const toHistoryFilter = (choice: HistoryChoice, today: string): HistoryFilter => ({
  ...toDateSpan(choice.period, choice, today),
  ...(choice.cause && { cause: choice.cause }),
  ...(choice.tutor && { tutor: choice.tutor }),
});
