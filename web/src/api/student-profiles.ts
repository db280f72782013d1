import type { z } from 'zod';
import type { StudentRow, studentsAnswer } from '#contracts/students.ts';
import { api } from './api.ts';

const profilesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Ordered by name; `former` for those who were deleted. */
    getStudentProfiles: build.query<StudentRow[], { former: boolean }>({
      query: ({ former }) => ({ url: '/students', params: former ? { former: 'true' } : {} }),
      transformResponse: (answer: z.infer<typeof studentsAnswer>) => answer.students,
      providesTags: ['students'],
    }),
  }),
});
export const { useGetStudentProfilesQuery } = profilesApi;
