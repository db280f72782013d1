import type { ReasonReport, SalesReport } from '#contracts/class-reports.ts';
import { api } from '../../../api/api.ts';

export type ReportFilter = {
  from?: string;
  to?: string;
  tutor_id?: string;
};

const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReasonReport: build.query<ReasonReport, ReportFilter>({
      query: (params) => ({ url: '/reports/reasons', params }),
      providesTags: ['students', 'tutors'],
    }),
    getSalesReport: build.query<SalesReport, ReportFilter>({
      query: (params) => ({ url: '/reports/sales', params }),
      providesTags: ['students', 'tutors'],
    }),
  }),
});

export const { useGetReasonReportQuery, useGetSalesReportQuery } = reportsApi;
