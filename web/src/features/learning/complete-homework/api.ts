import type { z } from 'zod';
import type { AssignmentDetail, SubmitHomeworkRequest, submitHomeworkResponse } from '#contracts/submissions.ts';
import { api } from '../../../api/api.ts';

export type SubmitHomeworkResult = z.infer<typeof submitHomeworkResponse>;

interface OwnHomeworkArgs {
  homeworkId: string;
  studentId: string;
}

const assignmentApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Removed from the cache when the student leaves the page, so that on return they see the tutor's changes. */
    getAssignment: build.query<AssignmentDetail, OwnHomeworkArgs>({
      query: ({ homeworkId }) => `/homework/${encodeURIComponent(homeworkId)}/assignment`,
      providesTags: (_assignment, _error, { studentId }) => [{ type: 'student', id: studentId }],
      keepUnusedDataFor: 0,
    }),
    submitHomework: build.mutation<
      SubmitHomeworkResult,
      OwnHomeworkArgs & { body: SubmitHomeworkRequest; idempotencyKey: string }
    >({
      query: ({ homeworkId, body, idempotencyKey }) => ({
        url: `/homework/${homeworkId}/submissions`,
        method: 'POST',
        body,
        idempotencyKey,
      }),
      // A refusal reloads the data too, because stale data on the screen may be its cause.
      invalidatesTags: (_answer, _error, { studentId }) => [{ type: 'student', id: studentId }],
    }),
  }),
});
export const { useGetAssignmentQuery, useSubmitHomeworkMutation } = assignmentApi;
