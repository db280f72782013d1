import type { z } from 'zod';
import type {
  practiceReportsResponse,
  reopenReportRequest,
  settleReportRequest,
  settleReportsOfStudentRequest,
  settleReportsResponse,
} from '#contracts/practice.ts';
import { api } from '../../../api/api.ts';

export type PracticeReportsAnswer = z.infer<typeof practiceReportsResponse>;
export type SettleReportRequest = z.input<typeof settleReportRequest>;
export type ReopenReportRequest = z.input<typeof reopenReportRequest>;
export type SettleReportsOfStudentRequest = z.input<typeof settleReportsOfStudentRequest>;

const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPracticeReports: build.query<PracticeReportsAnswer, void>({
      query: () => '/practice-reports',
      providesTags: ['practice-reports', 'roster'],
    }),
    settlePracticeReport: build.mutation<null, { body: SettleReportRequest; idempotencyKey: string }>({
      query: (command) => ({ url: '/practice-reports/settle', method: 'POST', ...command }),
      invalidatesTags: ['practice-reports'],
    }),
    reopenPracticeReport: build.mutation<null, { body: ReopenReportRequest; idempotencyKey: string }>({
      query: (command) => ({ url: '/practice-reports/reopen', method: 'POST', ...command }),
      invalidatesTags: ['practice-reports'],
    }),
    settleReportsOfStudent: build.mutation<
      z.infer<typeof settleReportsResponse>,
      { body: SettleReportsOfStudentRequest; idempotencyKey: string }
    >({
      query: (command) => ({ url: '/practice-reports/settle-all', method: 'POST', ...command }),
      invalidatesTags: ['practice-reports'],
    }),
  }),
});
export const {
  useGetPracticeReportsQuery,
  useSettlePracticeReportMutation,
  useReopenPracticeReportMutation,
  useSettleReportsOfStudentMutation,
} = reportsApi;
