import type { z } from 'zod';
import type {
  AssignPracticeResponse,
  assignPracticeRequest,
  withdrawAssignedPracticeRequest,
  withdrawAssignedPracticeResponse,
} from '#contracts/assigned-practice.ts';
import type { GroupMastery } from '#contracts/practice-mastery.ts';
import { api } from '../../../api/api.ts';
import { filteredBoardsTag } from '../../../api/leaderboard.ts';

export type AssignPracticeBody = z.input<typeof assignPracticeRequest>;
export type WithdrawAssignedPracticeBody = z.input<typeof withdrawAssignedPracticeRequest>;

const toTags = (students: readonly string[]) => students.map((id) => ({ type: 'student' as const, id }));

const practiceTopicsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGroupMastery: build.query<GroupMastery, string>({
      query: (groupId) => `/groups/${encodeURIComponent(groupId)}/mastery`,
      // The boards move whenever a student finishes a session.
      providesTags: (answer) => [
        ...(['groups', 'students', filteredBoardsTag] as const),
        ...toTags((answer?.students ?? []).map(({ id }) => id)),
      ],
    }),
    assignPractice: build.mutation<AssignPracticeResponse, { body: AssignPracticeBody; idempotencyKey: string }>({
      query: (command) => ({ url: '/assigned-practice', method: 'POST', ...command }),
      invalidatesTags: (_answer, _error, { body }) => toTags(body.students),
    }),
    withdrawAssignedPractice: build.mutation<
      z.infer<typeof withdrawAssignedPracticeResponse>,
      { body: WithdrawAssignedPracticeBody; idempotencyKey: string }
    >({
      query: (command) => ({ url: '/assigned-practice/withdraw', method: 'POST', ...command }),
      invalidatesTags: (_answer, _error, { body }) => toTags(body.assigned.map(({ student_id }) => student_id)),
    }),
  }),
});
export const { useGetGroupMasteryQuery, useAssignPracticeMutation, useWithdrawAssignedPracticeMutation } =
  practiceTopicsApi;
