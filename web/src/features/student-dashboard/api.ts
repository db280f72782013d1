import type { z } from 'zod';
import type { StudentRow } from '#contracts/students.ts';
import type { studentHomeworkAnswer } from '#contracts/submissions.ts';
import { api } from '../../api/api.ts';

export type OwnHomework = z.infer<typeof studentHomeworkAnswer>;

const ownApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStudentProfile: build.query<StudentRow, string>({
      query: (studentId) => `/students/${studentId}`,
      providesTags: (_row, _error, studentId) => [{ type: 'student', id: studentId }],
    }),
    getHomeworkForStudent: build.query<OwnHomework, string>({
      query: (studentId) => `/students/${studentId}/homework`,
      providesTags: (_rows, _error, studentId) => [{ type: 'student', id: studentId }],
    }),
  }),
});
export const { useGetStudentProfileQuery, useGetHomeworkForStudentQuery } = ownApi;
