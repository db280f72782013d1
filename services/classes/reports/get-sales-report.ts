import { salesReportQuery, salesReportResponse } from '#contracts/class-reports.ts';
import { fetchSalesReport } from '#projections/classes/class-transactions/class-reports.ts';
import { fetchMoneyByMonth } from '#projections/classes/money/money-reports.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { toReportPeriod } from './to-report-period.ts';

export const getSalesReport = defineUseCase({
  operation: 'getSalesReport',
  summary: 'Purchases by plan and month, with what was reversed, and the money that came in and was returned',
  method: 'GET',
  path: '/api/reports/sales',
  access: 'owner',
  query: salesReportQuery,
  answer: salesReportResponse,
  run: async ({ query }, { readModels, clock, centre }: Context<'readModels' | 'clock' | 'centre'>) => {
    const period = toReportPeriod(query, clock, centre.timeZone);
    const [rows, money] = await Promise.all([
      fetchSalesReport(readModels.sql, period),
      fetchMoneyByMonth(readModels.sql, period),
    ]);
    return { body: { period, rows, money } };
  },
});
