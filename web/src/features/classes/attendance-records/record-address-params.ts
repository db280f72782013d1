import { isId, isOneOf } from '#contracts/value-checks.ts';
import { attendanceStatuses } from '#events/values/enum-values.ts';
import type { AttendanceStatus } from '#events/values/shapes.ts';
import { parseAddressParams } from '../../../lib/parse-address-params.ts';
import { type DateSpan, type FilterPeriod, parsePeriodParams, toPeriodDateSpan } from '../../../lib/period.ts';
import { useAddressParams } from '../../../navigation/use-address-params.ts';

/** Charges by which records can be filtered. */
export const chargesOffered = ['covered', 'uncovered'] as const;

/** The filters and the id of the open record, in the query parameters of the page. */
export interface RecordAddressParams extends DateSpan {
  period: FilterPeriod;
  student?: string;
  /** The group in which a student was on the day of the mark, and the one in which they are now. */
  group?: string;
  members?: string;
  status?: AttendanceStatus;
  charge?: (typeof chargesOffered)[number];
  record?: string;
}

/**
 * The changes that remove every filter from the address: an empty value removes its parameter. The open record stays.
 */
export const clearedRecordFilterParams = {
  student: '',
  group: '',
  members: '',
  period: '',
  from: '',
  to: '',
  status: '',
  charge: '',
};

/** Reads the filters from the query parameters. Invalid values count as missing. */
export const parseRecordAddressParams = (search: URLSearchParams): RecordAddressParams => ({
  ...parsePeriodParams(search),
  ...parseAddressParams(search, {
    student: isId,
    group: isId,
    members: isId,
    status: isOneOf(attendanceStatuses),
    charge: isOneOf(chargesOffered),
    record: isId,
  }),
});

/** The filter that is sent to the server. */
export const toAttendanceQuery = (choice: RecordAddressParams, today: string) => ({
  ...(choice.student && { student_id: choice.student }),
  ...(choice.group && { group: choice.group }),
  ...(choice.members && { members: choice.members }),
  ...toPeriodDateSpan(choice.period, choice, today),
  ...(choice.status && { status: choice.status }),
  ...(choice.charge && { charge: choice.charge }),
});

export const areRecordsFiltered = ({ student, group, members, period, status, charge }: RecordAddressParams): boolean =>
  [student, group, members, status, charge].some((chosen) => chosen !== undefined) || period !== 'all';

export type ChangeRecordParams = (change: Partial<Record<keyof RecordAddressParams, string>>) => void;

/** The filters and the open record. They are kept in the address. */
export function useRecordAddressParams(): [RecordAddressParams, ChangeRecordParams] {
  const [search, change] = useAddressParams();
  return [parseRecordAddressParams(search), change];
}
