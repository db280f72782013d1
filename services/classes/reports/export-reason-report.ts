import { reasonReportResponse } from '#contracts/class-reports.ts';
import { defineListExport } from '#services/core/exports/define-list-export.ts';
import { getReasonReport } from './get-reason-report.ts';

export const exportReasonReport = defineListExport({
  operation: 'exportReasonReport',
  summary: 'Classes by reason, tutor and month, as a file',
  name: 'classes-by-reason',
  list: getReasonReport,
  answer: reasonReportResponse,
  rows: ({ rows }) => rows,
  columns: ['month', 'tutor_name', 'code', 'count', 'added', 'given_back', 'removed', 'tutor_id'],
  count: ({ rows }) => ({
    count: rows.length,
    classes: rows.reduce((sum, { added, given_back, removed }) => sum + added + given_back - removed, 0),
  }),
});
