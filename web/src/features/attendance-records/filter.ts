import { z } from 'zod';
import { type AttendanceStatus, attendanceStatus } from '#events/values/shapes.ts';
import type { RecordFilter } from '../../api/attendance-records.ts';
import { chosenIn } from '../../lib/chosen-in.ts';
import { type Period, periodIn, type Span, spanOf } from '../../lib/period.ts';

/** What stands in the address: the filters, and the record that is open. */
export interface Choice extends Span {
  period: Period;
  student?: string;
  status?: AttendanceStatus;
  record?: string;
}

/** In the address nothing stands for what is not chosen. */
export const noFilters = { student: '', period: '', from: '', to: '', status: '' };

/** Reads the address; what it does not understand counts as not chosen. */
export const choiceOf = (search: URLSearchParams): Choice => ({
  ...periodIn(search),
  ...chosenIn(search, { student: z.uuid(), status: attendanceStatus, record: z.uuid() }),
});

/** What is asked of the server. */
export const filterOf = (choice: Choice, today: string): RecordFilter => ({
  ...(choice.student && { studentId: choice.student }),
  ...spanOf(choice.period, choice, today),
  ...(choice.status && { status: choice.status }),
});

export const isFiltered = ({ student, period, status }: Choice): boolean =>
  student !== undefined || period !== 'all' || status !== undefined;
