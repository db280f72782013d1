import { reasonReportQuery, reasonReportResponse } from '#contracts/class-reports.ts';
import { fetchReasonReport } from '#projections/classes/class-transactions/class-reports.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { toReportPeriod } from './to-report-period.ts';

export const getReasonReport = defineUseCase({
  operation: 'getReasonReport',
  summary: 'Classes added, given back and removed by reason, tutor and month',
  method: 'GET',
  path: '/api/reports/reasons',
  access: 'tutor',
  query: reasonReportQuery,
  answer: reasonReportResponse,
  run: async ({ query }, { readModels, clock, centre }: Context<'readModels' | 'clock' | 'centre'>) => {
    const period = toReportPeriod(query, clock, centre.timeZone);
    const rows = await fetchReasonReport(readModels.sql, { ...period, tutorId: query.tutor_id });
    return { body: { period, rows } };
  },
});
