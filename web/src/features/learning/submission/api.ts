import type { z } from 'zod';
import type { ownSubmissionResponse } from '#contracts/submissions.ts';
import { api } from '../../../api/api.ts';

export type OwnSubmissionAnswer = z.infer<typeof ownSubmissionResponse>;

const submissionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSubmission: build.query<OwnSubmissionAnswer, { homeworkId: string; studentId: string }>({
      query: ({ homeworkId }) => `/homework/${encodeURIComponent(homeworkId)}/submission`,
      providesTags: (_submission, _error, { studentId }) => [{ type: 'student', id: studentId }],
    }),
  }),
});
export const { useGetSubmissionQuery } = submissionApi;
