import type { z } from 'zod';
import type {
  practiceReportsAnswer,
  settleReportRequest,
  settleReportsAnswer,
  settleReportsOfStudentRequest,
} from '#contracts/practice.ts';
import { api } from '../../api/api.ts';

export type PracticeReports = z.infer<typeof practiceReportsAnswer>;
export type ReportVerdict = z.input<typeof settleReportRequest>;
export type StudentReportsVerdict = z.input<typeof settleReportsOfStudentRequest>;

const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPracticeReports: build.query<PracticeReports, void>({
      query: () => '/practice-reports',
      providesTags: ['practice-reports', 'roster'],
    }),
    settlePracticeReport: build.mutation<null, { body: ReportVerdict; idempotencyKey: string }>({
      query: (command) => ({ url: '/practice-reports/settle', method: 'POST', ...command }),
      invalidatesTags: ['practice-reports'],
    }),
    settleReportsOfStudent: build.mutation<
      z.infer<typeof settleReportsAnswer>,
      { body: StudentReportsVerdict; idempotencyKey: string }
    >({
      query: (command) => ({ url: '/practice-reports/settle-all', method: 'POST', ...command }),
      invalidatesTags: ['practice-reports'],
    }),
  }),
});
export const { useGetPracticeReportsQuery, useSettlePracticeReportMutation, useSettleReportsOfStudentMutation } =
  reportsApi;
