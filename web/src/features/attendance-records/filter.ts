import { z } from 'zod';
import { type AttendanceStatus, attendanceStatus } from '#events/values/shapes.ts';
import type { RecordFilter } from '../../api/attendance-records.ts';
import { parseAddressParams } from '../../lib/parse-address-params.ts';
import { type DateSpan, type Period, parsePeriod, toDateSpan } from '../../lib/period.ts';

/** The filters and the open record, as the address carries them. */
export interface RecordChoice extends DateSpan {
  period: Period;
  student?: string;
  status?: AttendanceStatus;
  record?: string;
}

/** Empty parameters mean that nothing is chosen. */
export const clearedFilters = { student: '', period: '', from: '', to: '', status: '' };

/** Reads the filter from the address; invalid values count as not chosen. */
export const parseChoice = (search: URLSearchParams): RecordChoice => ({
  ...parsePeriod(search),
  ...parseAddressParams(search, { student: z.uuid(), status: attendanceStatus, record: z.uuid() }),
});

/** The filter as the server takes it. */
export const toFilter = (choice: RecordChoice, today: string): RecordFilter => ({
  ...(choice.student && { studentId: choice.student }),
  ...toDateSpan(choice.period, choice, today),
  ...(choice.status && { status: choice.status }),
});

export const isFiltered = ({ student, period, status }: RecordChoice): boolean =>
  student !== undefined || period !== 'all' || status !== undefined;
