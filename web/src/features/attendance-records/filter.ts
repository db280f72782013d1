import { z } from 'zod';
import { type AttendanceStatus, attendanceStatus, civilDate } from '#events/shapes.ts';
import type { RecordFilter } from '../../api/attendance-records.ts';
import { periods } from '../../copy/periods.ts';
import { type Period, type Span, spanOf } from '../../lib/period.ts';

/** What stands in the address: the filters, and the record that is open. */
export interface Choice extends Span {
  period: Period;
  student?: string;
  status?: AttendanceStatus;
  record?: string;
}

/** In the address nothing stands for what is not chosen. */
export const noFilters = { student: '', period: '', from: '', to: '', status: '' };

const valid = <T>(schema: z.ZodType<T>, value: string | null): T | undefined => schema.safeParse(value).data;

/** Reads the address; what it does not understand counts as not chosen. */
export function choiceOf(search: URLSearchParams): Choice {
  const period = search.get('period') ?? '';
  const student = valid(z.uuid(), search.get('student'));
  const from = valid(civilDate, search.get('from'));
  const to = valid(civilDate, search.get('to'));
  const status = valid(attendanceStatus, search.get('status'));
  const record = valid(z.uuid(), search.get('record'));
  return {
    period: period in periods ? (period as Period) : 'all',
    ...(student && { student }),
    ...(from && { from }),
    ...(to && { to }),
    ...(status && { status }),
    ...(record && { record }),
  };
}

/** What is asked of the server. */
export const filterOf = (choice: Choice, today: string): RecordFilter => ({
  ...(choice.student && { studentId: choice.student }),
  ...spanOf(choice.period, choice, today),
  ...(choice.status && { status: choice.status }),
});

export const isFiltered = ({ student, period, status }: Choice): boolean =>
  student !== undefined || period !== 'all' || status !== undefined;
