import type { z } from 'zod';
import type { markAttendanceRequest } from '#contracts/attendance.ts';
import type { RefundSuggestion } from '#contracts/class-reports.ts';
import type { addClassesRequest, applyWaitingRequest, removeClassesRequest } from '#contracts/classes.ts';
import type { BalanceResponse } from '#contracts/students.ts';
import { api } from '../../api/api.ts';

export interface Command<Body> {
  body: Body;
  idempotencyKey: string;
}
export type StudentArgs<Body> = Command<Body> & { studentId: string };

export type MarkAttendanceRequest = z.input<typeof markAttendanceRequest>;
export type AddClassesRequest = z.input<typeof addClassesRequest>;
export type ApplyWaitingRequest = z.input<typeof applyWaitingRequest>;
export type RemoveClassesRequest = z.input<typeof removeClassesRequest>;

/** A refusal reloads the data too, because stale data on the screen may be its cause. */
export const toStudentTags = (_answer: unknown, _error: unknown, { studentId }: { studentId: string }) => [
  'students' as const,
  { type: 'student' as const, id: studentId },
];

const studentCommandsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRefundSuggestion: build.query<RefundSuggestion, { studentId: string; classes: number }>({
      query: ({ studentId, classes }) => ({ url: `/students/${studentId}/refund-suggestion`, params: { classes } }),
      providesTags: (_answer, _error, { studentId }) => [{ type: 'student', id: studentId }],
    }),
    markAttendance: build.mutation<BalanceResponse, StudentArgs<MarkAttendanceRequest>>({
      query: ({ studentId, ...command }) => ({ url: `/students/${studentId}/attendance`, method: 'POST', ...command }),
      invalidatesTags: toStudentTags,
    }),
    addClasses: build.mutation<BalanceResponse, StudentArgs<AddClassesRequest>>({
      query: ({ studentId, ...command }) => ({ url: `/students/${studentId}/classes/add`, method: 'POST', ...command }),
      invalidatesTags: toStudentTags,
    }),
    removeClasses: build.mutation<BalanceResponse, StudentArgs<RemoveClassesRequest>>({
      query: ({ studentId, ...command }) => ({
        url: `/students/${studentId}/classes/remove`,
        method: 'POST',
        ...command,
      }),
      invalidatesTags: toStudentTags,
    }),
    applyWaitingClasses: build.mutation<BalanceResponse, StudentArgs<ApplyWaitingRequest>>({
      query: ({ studentId, ...command }) => ({
        url: `/students/${studentId}/waiting/apply`,
        method: 'POST',
        ...command,
      }),
      invalidatesTags: toStudentTags,
    }),
    settleUncoveredClass: build.mutation<BalanceResponse, StudentArgs<{ date: string; apply_waiting: boolean }>>({
      query: ({ studentId, body, idempotencyKey }) => ({
        url: `/students/${studentId}/attendance/${body.date}/settle`,
        method: 'POST',
        body: body.apply_waiting ? { apply_waiting: true } : {},
        idempotencyKey,
      }),
      invalidatesTags: toStudentTags,
    }),
  }),
});

export const {
  useGetRefundSuggestionQuery,
  useMarkAttendanceMutation,
  useAddClassesMutation,
  useRemoveClassesMutation,
  useApplyWaitingClassesMutation,
  useSettleUncoveredClassMutation,
} = studentCommandsApi;
