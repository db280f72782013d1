import type { z } from 'zod';
import type { mergeSignUpRequest, SignUpsResponse } from '#contracts/sign-ups.ts';
import type { BalanceResponse, createStudentRequest, restoreStudentRequest } from '#contracts/students.ts';
import { api } from '../../../api/api.ts';
import { type Command, type StudentArgs, toStudentTags } from '../../../shared/students/api.ts';

export type CreateStudentRequest = z.input<typeof createStudentRequest>;
export type RestoreStudentRequest = z.input<typeof restoreStudentRequest>;

/** For changes that also change the list of current students. */
const toStudentAndListTags = (answer: unknown, error: unknown, given: { studentId: string }) => [
  'roster' as const,
  ...toStudentTags(answer, error, given),
];

const studentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    createStudentAccount: build.mutation<BalanceResponse, Command<CreateStudentRequest>>({
      query: ({ body, idempotencyKey }) => ({ url: '/students', method: 'POST', body, idempotencyKey }),
      invalidatesTags: ['students', 'roster'],
    }),
    deleteStudentAccount: build.mutation<null, { studentId: string; ifMatch: number; idempotencyKey: string }>({
      query: ({ studentId, ...command }) => ({ url: `/students/${studentId}`, method: 'DELETE', ...command }),
      invalidatesTags: toStudentAndListTags,
    }),
    restoreStudentAccount: build.mutation<BalanceResponse, StudentArgs<RestoreStudentRequest>>({
      query: ({ studentId, ...command }) => ({ url: `/students/${studentId}/restore`, method: 'POST', ...command }),
      invalidatesTags: toStudentAndListTags,
    }),
    getSignUps: build.query<SignUpsResponse, void>({
      query: () => '/sign-ups',
      providesTags: ['sign-ups'],
    }),
    approveSignUp: build.mutation<null, { id: string; idempotencyKey: string }>({
      query: ({ id, idempotencyKey }) => ({ url: `/sign-ups/${id}/approve`, method: 'POST', idempotencyKey }),
      invalidatesTags: ['sign-ups', 'students', 'roster'],
    }),
    declineSignUp: build.mutation<null, { id: string; idempotencyKey: string }>({
      query: ({ id, idempotencyKey }) => ({ url: `/sign-ups/${id}/decline`, method: 'POST', idempotencyKey }),
      invalidatesTags: ['sign-ups', 'students', 'roster'],
    }),
    mergeSignUp: build.mutation<null, Command<z.input<typeof mergeSignUpRequest>> & { id: string }>({
      query: ({ id, ...command }) => ({ url: `/sign-ups/${id}/merge`, method: 'POST', ...command }),
      invalidatesTags: (_answer, _error, { body }) => [
        'sign-ups',
        'students',
        'roster',
        { type: 'student', id: body.student_id },
      ],
    }),
  }),
});

export const {
  useGetSignUpsQuery,
  useApproveSignUpMutation,
  useDeclineSignUpMutation,
  useMergeSignUpMutation,
  useCreateStudentAccountMutation,
  useDeleteStudentAccountMutation,
  useRestoreStudentAccountMutation,
} = studentsApi;
