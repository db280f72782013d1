import { isId, isOneOf } from '#contracts/value-checks.ts';
import { classTransactionSources, REASON_CODE_LENGTH_MAX, REASON_CODE_PATTERN } from '#events/values/enum-values.ts';
import type { ClassHistoryOrder, ReasonCode } from '#events/values/shapes.ts';
import { parseAddressParams } from '../../../lib/parse-address-params.ts';
import { type DateSpan, type FilterPeriod, parsePeriodParams, toPeriodDateSpan } from '../../../lib/period.ts';
import { useAddressParams } from '../../../navigation/use-address-params.ts';

/** The causes by which the history of all students can be filtered. */
export const allStudentsHistoryCauses = [
  ...classTransactionSources.filter((source) => source !== 'import'),
  'purchase',
] as const;
/** Those of one student’s history, which also has marks that moved no class. */
export const studentHistoryCauses = [...allStudentsHistoryCauses, 'mark'] as const;
export type HistoryCause = (typeof studentHistoryCauses)[number];

const isReasonCode = (text: string) => text.length <= REASON_CODE_LENGTH_MAX && REASON_CODE_PATTERN.test(text);

/** The filter in the query parameters of the page: a period, a cause, a reason code, and the ids of a tutor, a student and a group. */
export interface HistoryAddressParams extends DateSpan {
  period: FilterPeriod;
  cause?: HistoryCause;
  code?: ReasonCode;
  tutor?: string;
  /** Only in the history of all students, like a group of which they are now. */
  student?: string;
  group?: string;
  /** The order by the day of class if missing. */
  order?: Exclude<ClassHistoryOrder, 'class-day'>;
}

/** The changes that remove every filter from the address. They keep the order. */
export const clearedHistoryParams = {
  period: '',
  from: '',
  to: '',
  cause: '',
  code: '',
  tutor: '',
  student: '',
  group: '',
};
export const isHistoryFiltered = ({ period, cause, code, tutor, student, group }: HistoryAddressParams): boolean =>
  period !== 'all' || [cause, code, tutor, student, group].some((chosen) => chosen !== undefined);

/** Reads the filter from the query parameters. Invalid values count as missing. */
export const parseHistoryAddressParams = (search: URLSearchParams): HistoryAddressParams => ({
  ...parsePeriodParams(search),
  ...parseAddressParams(search, {
    cause: isOneOf(studentHistoryCauses),
    code: isReasonCode,
    tutor: isId,
    student: isId,
    group: isId,
    order: isOneOf(['recorded']),
  }),
});

const toQuery = ({ period, code, tutor, order, ...days }: HistoryAddressParams, today: string) => ({
  ...toPeriodDateSpan(period, days, today),
  ...(code && { code }),
  ...(tutor && { tutor_id: tutor }),
  ...(order && { order }),
});

/** The filter of the history of one student. */
export const toHistoryQuery = (choice: HistoryAddressParams, today: string) => ({
  ...toQuery(choice, today),
  ...(choice.cause && { cause: choice.cause }),
});

/** The filter of the history of all students. */
export const toTransactionsQuery = (choice: HistoryAddressParams, today: string) => ({
  ...toQuery(choice, today),
  ...(choice.cause && { source: choice.cause as (typeof allStudentsHistoryCauses)[number] }),
  ...(choice.student && { student_id: choice.student }),
  ...(choice.group && { group: choice.group }),
});

/** The filter. It is kept in the address. */
export function useHistoryAddressParams(): [
  HistoryAddressParams,
  (change: Partial<Record<keyof HistoryAddressParams, string>>) => void,
] {
  const [search, change] = useAddressParams();
  return [parseHistoryAddressParams(search), change];
}
