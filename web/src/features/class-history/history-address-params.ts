import { z } from 'zod';
import { classHistoryCause } from '#contracts/classes.ts';
import { type ClassHistoryOrder, type ReasonCode, reasonCode } from '#events/values/shapes.ts';
import { parseAddressParams } from '../../lib/parse-address-params.ts';
import { type DateSpan, type FilterPeriod, parsePeriodParams, toPeriodDateSpan } from '../../lib/period.ts';

/**
 * Causes that can be chosen. The cause `mark`, a mark that moved no class, occurs only in the history of one student.
 */
const cause = classHistoryCause.exclude(['import']);
export type HistoryCause = z.infer<typeof cause>;
/** The causes by which the history of one student can be filtered. */
export const studentHistoryCauses: readonly HistoryCause[] = cause.options;
/** The causes by which the history of all students can be filtered. */
export const allStudentsHistoryCauses: readonly HistoryCause[] = cause.exclude(['mark']).options;

/** The filter that is sent to the server: civil dates, both inclusive, a cause, a reason code, and the ids of a tutor and a student. */
export interface HistoryRequestFilter extends DateSpan {
  cause?: HistoryCause;
  code?: ReasonCode;
  tutor?: string;
  /** Only in the history of all students. */
  student?: string;
  /** The order by the day of class if missing. */
  order?: Exclude<ClassHistoryOrder, 'class-day'>;
}
/** The filter in the query parameters of the page. */
export interface HistoryAddressParams extends HistoryRequestFilter {
  period: FilterPeriod;
}

/** The changes that remove every filter from the address. They keep the order. */
export const clearedHistoryParams = { period: '', from: '', to: '', cause: '', code: '', tutor: '', student: '' };
export const isHistoryFiltered = ({ period, cause, code, tutor, student }: HistoryAddressParams): boolean =>
  period !== 'all' || [cause, code, tutor, student].some((chosen) => chosen !== undefined);

/** Reads the filter from the query parameters. Invalid values count as missing. */
export const parseHistoryAddressParams = (search: URLSearchParams): HistoryAddressParams => ({
  ...parsePeriodParams(search),
  ...parseAddressParams(search, {
    cause,
    code: reasonCode,
    tutor: z.uuid(),
    student: z.uuid(),
    order: z.literal('recorded'),
  }),
});

export const toHistoryRequestFilter = (choice: HistoryAddressParams, today: string): HistoryRequestFilter => ({
  ...toPeriodDateSpan(choice.period, choice, today),
  ...(choice.cause && { cause: choice.cause }),
  ...(choice.code && { code: choice.code }),
  ...(choice.tutor && { tutor: choice.tutor }),
  ...(choice.student && { student: choice.student }),
  ...(choice.order && { order: choice.order }),
});
