import type { z } from 'zod';
import type { markAttendanceRequest } from '#contracts/attendance.ts';
import type { adjustClassesRequest } from '#contracts/classes.ts';
import type { mergeSignUpRequest, SignUpsResponse } from '#contracts/sign-ups.ts';
import type { BalanceResponse, createStudentRequest, restoreStudentRequest } from '#contracts/students.ts';
import { api } from '../../api/api.ts';

interface Command<Body> {
  body: Body;
  idempotencyKey: string;
}
type StudentArgs<Body> = Command<Body> & { studentId: string };

export type CreateStudentRequest = z.input<typeof createStudentRequest>;
export type RestoreStudentRequest = z.input<typeof restoreStudentRequest>;
export type MarkAttendanceRequest = z.input<typeof markAttendanceRequest>;
export type AdjustClassesRequest = z.input<typeof adjustClassesRequest>;

/** A refusal reloads the data too, because stale data on the screen may be its cause. */
const toStudentTags = (_answer: unknown, _error: unknown, { studentId }: { studentId: string }) => [
  'students' as const,
  { type: 'student' as const, id: studentId },
];

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
    markAttendance: build.mutation<BalanceResponse, StudentArgs<MarkAttendanceRequest>>({
      query: ({ studentId, ...command }) => ({ url: `/students/${studentId}/attendance`, method: 'POST', ...command }),
      invalidatesTags: toStudentTags,
    }),
    addClasses: build.mutation<BalanceResponse, StudentArgs<AdjustClassesRequest>>({
      query: ({ studentId, ...command }) => ({ url: `/students/${studentId}/classes/add`, method: 'POST', ...command }),
      invalidatesTags: toStudentTags,
    }),
    removeClasses: build.mutation<BalanceResponse, StudentArgs<AdjustClassesRequest>>({
      query: ({ studentId, ...command }) => ({
        url: `/students/${studentId}/classes/remove`,
        method: 'POST',
        ...command,
      }),
      invalidatesTags: toStudentTags,
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
  useMarkAttendanceMutation,
  useAddClassesMutation,
  useRemoveClassesMutation,
} = studentsApi;
