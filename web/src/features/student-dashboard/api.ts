import type { StudentRow } from '#contracts/students.ts';
import { api } from '../../api/api.ts';

const ownApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStudentProfile: build.query<StudentRow, string>({
      query: (studentId) => `/students/${studentId}`,
      providesTags: (_row, _error, studentId) => [{ type: 'student', id: studentId }],
    }),
  }),
});
export const { useGetStudentProfileQuery } = ownApi;
