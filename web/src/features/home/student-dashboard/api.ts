import type { z } from 'zod';
import type { studentHomeworkResponse } from '#contracts/submissions.ts';
import { api } from '../../../api/api.ts';
import { cursorPagingOptions } from '../../../api/cursor-paging-options.ts';

export type StudentHomeworkAnswer = z.infer<typeof studentHomeworkResponse>;

const ownApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Newest first; each page includes the total count. */
    getHomeworkForStudent: build.infiniteQuery<StudentHomeworkAnswer, string, string | undefined>({
      infiniteQueryOptions: cursorPagingOptions,
      query: ({ queryArg: studentId, pageParam }) => ({
        url: `/students/${studentId}/homework`,
        params: { cursor: pageParam },
      }),
      providesTags: (_rows, _error, studentId) => [{ type: 'student', id: studentId }],
    }),
  }),
});
export const { useGetHomeworkForStudentInfiniteQuery } = ownApi;
