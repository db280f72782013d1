import type { z } from 'zod';
import type { AttendanceRow, attendanceAnswer } from '#contracts/attendance.ts';
import { api } from './api.ts';

interface Filter {
  studentId: string;
  /** Civil date; every date when not given. */
  date?: string;
  limit?: number;
}

const attendanceApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Marks of one student, newest date first. */
    getAttendanceRecords: build.query<AttendanceRow[], Filter>({
      query: ({ studentId, date, limit }) => ({ url: '/attendance', params: { student_id: studentId, date, limit } }),
      transformResponse: (answer: z.infer<typeof attendanceAnswer>) => answer.records,
      providesTags: (_rows, _error, { studentId }) => [{ type: 'student', id: studentId }],
    }),
  }),
});
export const { useGetAttendanceRecordsQuery } = attendanceApi;
