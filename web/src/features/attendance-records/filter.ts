import { z } from 'zod';
import { type AttendanceStatus, attendanceStatus } from '#events/values/shapes.ts';
import type { RecordFilter } from '../../api/attendance-records.ts';
import { parseAddressParams } from '../../lib/parse-address-params.ts';
import { type DateSpan, type Period, parsePeriod, toDateSpan } from '../../lib/period.ts';

/** The filters and the id of the open record, in the query parameters of the page. */
export interface RecordChoice extends DateSpan {
  period: Period;
  student?: string;
  status?: AttendanceStatus;
  record?: string;
}

/** An empty parameter selects nothing. */
export const clearedFilters = { student: '', period: '', from: '', to: '', status: '' };

/** Reads the filters from the query parameters. Invalid values count as missing. */
export const parseRecordChoice = (search: URLSearchParams): RecordChoice => ({
  ...parsePeriod(search),
  ...parseAddressParams(search, { student: z.uuid(), status: attendanceStatus, record: z.uuid() }),
});

/** The filter that is sent to the server. */
export const toRecordFilter = (choice: RecordChoice, today: string): RecordFilter => ({
  ...(choice.student && { studentId: choice.student }),
  ...toDateSpan(choice.period, choice, today),
  ...(choice.status && { status: choice.status }),
});

export const isFiltered = ({ student, period, status }: RecordChoice): boolean =>
  student !== undefined || period !== 'all' || status !== undefined;
