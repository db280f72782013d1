import { salesReportQuery, salesReportResponse } from '#contracts/class-reports.ts';
import { fetchSalesReport } from '#projections/queries/class-reports.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { defineUseCase } from '#services/use-case-definition/use-case.ts';
import { toReportPeriod } from './parts/to-report-period.ts';

export const getSalesReport = defineUseCase({
  operation: 'getSalesReport',
  summary: 'Purchases by plan and month, with what was reversed and refunded',
  method: 'GET',
  path: '/api/reports/sales',
  access: 'owner',
  query: salesReportQuery,
  answer: salesReportResponse,
  run: async ({ query }, { readModels, clock, centre }: Context<'readModels' | 'clock' | 'centre'>) => {
    const period = toReportPeriod(query, clock, centre.timeZone);
    return { body: { period, rows: await fetchSalesReport(readModels.sql, period) } };
  },
});
