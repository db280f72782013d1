/** Endpoints of sums: the owner's dashboard, balances, reports, and what all pages of a list hold. */
import type { AttendanceQuery } from '#contracts/attendance.ts';
import type { BalancesQuery, BalancesResponse } from '#contracts/balances.ts';
import type { CentreFigures, CentreFiguresQuery } from '#contracts/centre-figures.ts';
import type { ReasonReport, ReasonReportQuery, SalesReport, SalesReportQuery } from '#contracts/class-reports.ts';
import type { TransactionsQuery } from '#contracts/classes.ts';
import type { ClosingQuery, ClosingResponse } from '#contracts/closing.ts';
import type { ExportSummary } from '#contracts/exports.ts';
import type { MoneyEntriesQuery, MoneyEntriesResponse } from '#contracts/money.ts';
import type { OwnerDecisions } from '#contracts/owner-decisions.ts';
import { filteredBoardsTag } from './api.ts';
import { createEndpoints, pagedQuery, query, types } from './create-endpoints.ts';

interface ForSummary {
  format: 'summary';
}

// biome-ignore format: one row for each endpoint
export const reportsApi = createEndpoints({
  /** Points reach the page with the boards, as those of a group do. */
  getCentreFigures: query('GET /centre-figures', types<CentreFigures, CentreFiguresQuery>, ['students', 'roster', 'groups'], {
    moreTags: () => [filteredBoardsTag],
  }),
  getOwnerDecisions: query('GET /owner-decisions', types<OwnerDecisions>, ['students', 'roster', 'cases', 'sign-ups', 'contact-messages', 'record', 'centre']),
  /** The classes of current students, by name. */
  getBalances: pagedQuery('GET /balances', types<BalancesResponse, BalancesQuery>, ['students', 'roster', 'groups']),
  /** What all pages of a list hold, with the same filters. */
  getAttendanceSums: query('GET /attendance/export', types<ExportSummary, AttendanceQuery & ForSummary>, ['students', 'groups']),
  getTransactionSums: query('GET /class-transactions/export', types<ExportSummary, TransactionsQuery & ForSummary>, ['students', 'groups']),
  getReasonReport: query('GET /reports/reasons', types<ReasonReport, ReasonReportQuery>, ['students', 'tutors']),
  getMoneyEntries: pagedQuery('GET /money/entries', types<MoneyEntriesResponse, MoneyEntriesQuery>, ['students', 'tutors']),
  /** Not kept and not loaded again after a change, because it is folded from the whole log. */
  getClosing: query('GET /closing/:month', types<ClosingResponse, ClosingQuery>, [], { keepUnusedDataFor: 0, request: { onceOnly: true } }),
  getSalesReport: query('GET /reports/sales', types<SalesReport, SalesReportQuery>, ['students', 'tutors']),
});
