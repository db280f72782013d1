import type { z } from 'zod';
import type {
  AttendanceHistoryRow,
  AttendanceRow,
  attendanceHistoryResponse,
  attendanceResponse,
  CorrectAttendanceRequest,
  VoidAttendanceRequest,
} from '#contracts/attendance.ts';
import type { BalanceResponse } from '#contracts/students.ts';
import type { AttendanceCharge, AttendanceStatus } from '#events/values/shapes.ts';
import { api } from './api.ts';
import { cursorPagingOptions } from './cursor-paging-options.ts';

interface StudentArgs {
  studentId: string;
  /** Civil date. When it is missing, records of all dates are found. */
  date?: string;
  charge?: AttendanceCharge;
  limit?: number;
}

/** Both dates are civil dates and inclusive. */
export interface RecordRequestFilter {
  studentId?: string;
  /** Id of a group. */
  group?: string;
  from?: string;
  to?: string;
  status?: AttendanceStatus;
}
export type AttendanceRecordsResponse = z.infer<typeof attendanceResponse>;

/** `from` is the record's date before the correction. */
export type AttendanceCorrection = CorrectAttendanceRequest & { from: string };

const toStudentTag = (studentId: string) => ({ type: 'student' as const, id: studentId });

/** The request of attendance records, as a list and as an export. */
export const toRecordsRequest = ({ studentId, group, from, to, status }: RecordRequestFilter) => ({
  path: '/attendance',
  params: { student_id: studentId, group, from, to, status },
});

const attendanceApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Marks of one student, newest date first. */
    getAttendanceRecords: build.query<AttendanceRow[], StudentArgs>({
      query: ({ studentId, ...params }) => ({ url: '/attendance', params: { student_id: studentId, ...params } }),
      transformResponse: (answer: z.infer<typeof attendanceResponse>) => answer.records,
      providesTags: (_rows, _error, { studentId }) => [toStudentTag(studentId)],
    }),
    /** Marks of all students or of one, newest date first. */
    getAttendancePages: build.infiniteQuery<AttendanceRecordsResponse, RecordRequestFilter, string | undefined>({
      infiniteQueryOptions: cursorPagingOptions,
      query: ({ queryArg, pageParam }) => {
        const { path, params } = toRecordsRequest(queryArg);
        return { url: path, params: { ...params, cursor: pageParam } };
      },
      providesTags: (_pages, _error, { studentId }) => [
        studentId ? toStudentTag(studentId) : 'students',
        'tutors',
        'groups',
      ],
    }),
    /** The history of one record, newest first. */
    getAttendanceHistory: build.query<AttendanceHistoryRow[], { studentId: string; record: string }>({
      query: ({ record }) => `/attendance/${record}/history`,
      transformResponse: (answer: z.infer<typeof attendanceHistoryResponse>) => answer.history,
      providesTags: (_rows, _error, { studentId }) => [toStudentTag(studentId), 'tutors'],
    }),
    correctAttendance: build.mutation<
      BalanceResponse,
      { studentId: string; correction: AttendanceCorrection; idempotencyKey: string }
    >({
      query: ({ studentId, correction: { from, ...body }, idempotencyKey }) => ({
        url: `/students/${studentId}/attendance/${from}/correct`,
        method: 'POST',
        body,
        idempotencyKey,
      }),
      // A refusal reloads the data too, because stale data on the screen may be its cause.
      invalidatesTags: (_answer, _error, { studentId }) => ['students', toStudentTag(studentId)],
    }),
    voidAttendance: build.mutation<
      BalanceResponse,
      { studentId: string; date: string; body: VoidAttendanceRequest; idempotencyKey: string }
    >({
      query: ({ studentId, date, body, idempotencyKey }) => ({
        url: `/students/${studentId}/attendance/${date}/void`,
        method: 'POST',
        body,
        idempotencyKey,
      }),
      invalidatesTags: (_answer, _error, { studentId }) => ['students', toStudentTag(studentId)],
    }),
  }),
});
export const {
  useGetAttendanceRecordsQuery,
  useGetAttendancePagesInfiniteQuery,
  useGetAttendanceHistoryQuery,
  useCorrectAttendanceMutation,
  useVoidAttendanceMutation,
} = attendanceApi;
