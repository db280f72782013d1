import type { z } from 'zod';
import type {
  AssignPracticeResponse,
  assignPracticeRequest,
  withdrawAssignedPracticeRequest,
  withdrawAssignedPracticeResponse,
} from '#contracts/assigned-practice.ts';
import { api } from '../../api/api.ts';

export type AssignPracticeBody = z.input<typeof assignPracticeRequest>;
export type WithdrawAssignedPracticeBody = z.input<typeof withdrawAssignedPracticeRequest>;

const toTags = (students: readonly string[]) => students.map((id) => ({ type: 'student' as const, id }));

const assignedPracticeApi = api.injectEndpoints({
  endpoints: (build) => ({
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
export const { useAssignPracticeMutation, useWithdrawAssignedPracticeMutation } = assignedPracticeApi;
