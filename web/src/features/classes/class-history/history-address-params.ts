import { isId, isOneOf } from '#contracts/value-checks.ts';
import { classTransactionSources, REASON_CODE_LENGTH_MAX, REASON_CODE_PATTERN } from '#events/values/enum-values.ts';
import type { ClassHistoryOrder, ReasonCode } from '#events/values/shapes.ts';
import { parseAddressParams } from '../../../lib/parse-address-params.ts';
import { type DateSpan, type FilterPeriod, parsePeriodParams, toPeriodDateSpan } from '../../../lib/period.ts';
import { useAddressParams } from '../../../navigation/use-address-params.ts';

/** The causes by which the history of all students can be filtered. */
export const allStudentsHistoryCauses = classTransactionSources.filter((source) => source !== 'import');
/** Those of one student’s history, which also has marks that moved no class. */
export const studentHistoryCauses = [...allStudentsHistoryCauses, 'mark'] as const;
export type HistoryCause = (typeof studentHistoryCauses)[number];

const isReasonCode = (text: string) => text.length <= REASON_CODE_LENGTH_MAX && REASON_CODE_PATTERN.test(text);

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
    cause: isOneOf(studentHistoryCauses),
    code: isReasonCode,
    tutor: isId,
    student: isId,
    order: isOneOf(['recorded']),
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

/** The filter. It is kept in the address. */
export function useHistoryAddressParams(): [
  HistoryAddressParams,
  (change: Partial<Record<keyof HistoryAddressParams, string>>) => void,
] {
  const [search, change] = useAddressParams();
  return [parseHistoryAddressParams(search), change];
}
