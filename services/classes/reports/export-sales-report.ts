import { salesReportResponse } from '#contracts/class-reports.ts';
import { centreFacts } from '#events/values/centre-facts.ts';
import { defineListExport } from '#services/core/exports/define-list-export.ts';
import { getSalesReport } from './get-sales-report.ts';

export const exportSalesReport = defineListExport({
  operation: 'exportSalesReport',
  summary: 'Purchases by plan and month, as a file',
  name: 'purchases',
  list: getSalesReport,
  answer: salesReportResponse,
  rows: ({ rows }) => rows.map((row) => ({ ...row, currency: centreFacts.currency })),
  columns: [
    ...(['month', 'plan', 'sold', 'sold_classes', 'sold_cents', 'without_amount'] as const),
    ...(['reversed', 'reversed_classes', 'reversed_cents', 'currency'] as const),
  ],
  count: ({ rows }) => ({ count: rows.length, classes: rows.reduce((sum, row) => sum + row.sold_classes, 0) }),
});
