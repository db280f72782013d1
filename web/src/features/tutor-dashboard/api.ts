import type { DashboardAnswer } from '#contracts/dashboard.ts';
import { api } from '../../api/api.ts';

const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Every event of a student changes it: balances, marks, who is here; and how many assignments there are. */
    getTutorDashboard: build.query<DashboardAnswer, void>({
      query: () => '/dashboard',
      providesTags: ['students', 'homework'],
    }),
  }),
});
export const { useGetTutorDashboardQuery } = dashboardApi;
