import type { z } from 'zod';
import type { markAttendanceRequest } from '#contracts/attendance.ts';
import type { adjustClassesRequest } from '#contracts/classes.ts';
import type { mergeSignUpRequest, SignUpsAnswer } from '#contracts/sign-ups.ts';
import type { BalanceAnswer, createStudentRequest, restoreStudentRequest } from '#contracts/students.ts';
import { api } from '../../api/api.ts';

interface Command<Body> {
  body: Body;
  idempotencyKey: string;
}
type OnStudent<Body> = Command<Body> & { studentId: string };

export type NewStudent = z.input<typeof createStudentRequest>;
export type Restoration = z.input<typeof restoreStudentRequest>;
export type Marking = z.input<typeof markAttendanceRequest>;
export type Adjustment = z.input<typeof adjustClassesRequest>;

/** A refusal reloads the data too, because stale data on the screen may be its cause. */
const studentTagsOf = (_answer: unknown, _error: unknown, { studentId }: { studentId: string }) => [
  'students' as const,
  { type: 'student' as const, id: studentId },
];

/** For changes that also change the list of current students. */
const studentAndListTags = (answer: unknown, error: unknown, given: { studentId: string }) => [
  'roster' as const,
  ...studentTagsOf(answer, error, given),
];

const studentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    createStudentAccount: build.mutation<BalanceAnswer, Command<NewStudent>>({
      query: ({ body, idempotencyKey }) => ({ url: '/students', method: 'POST', body, idempotencyKey }),
      invalidatesTags: ['students', 'roster'],
    }),
    deleteStudentAccount: build.mutation<null, { studentId: string; ifMatch: number; idempotencyKey: string }>({
      query: ({ studentId, ...command }) => ({ url: `/students/${studentId}`, method: 'DELETE', ...command }),
      invalidatesTags: studentAndListTags,
    }),
    restoreStudentAccount: build.mutation<BalanceAnswer, OnStudent<Restoration>>({
      query: ({ studentId, ...command }) => ({ url: `/students/${studentId}/restore`, method: 'POST', ...command }),
      invalidatesTags: studentAndListTags,
    }),
    getSignUps: build.query<SignUpsAnswer, void>({
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
    markAttendance: build.mutation<BalanceAnswer, OnStudent<Marking>>({
      query: ({ studentId, ...command }) => ({ url: `/students/${studentId}/attendance`, method: 'POST', ...command }),
      invalidatesTags: studentTagsOf,
    }),
    addClasses: build.mutation<BalanceAnswer, OnStudent<Adjustment>>({
      query: ({ studentId, ...command }) => ({ url: `/students/${studentId}/classes/add`, method: 'POST', ...command }),
      invalidatesTags: studentTagsOf,
    }),
    removeClasses: build.mutation<BalanceAnswer, OnStudent<Adjustment>>({
      query: ({ studentId, ...command }) => ({
        url: `/students/${studentId}/classes/remove`,
        method: 'POST',
        ...command,
      }),
      invalidatesTags: studentTagsOf,
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
