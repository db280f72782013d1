import type { DashboardAnswer } from '#contracts/dashboard.ts';
import { api } from '../../api/api.ts';

const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Every event of a student changes it: balances, marks, who is here; how many assignments there are, and reports. */
    getTutorDashboard: build.query<DashboardAnswer, void>({
      query: () => '/dashboard',
      providesTags: ['students', 'homework', 'practice-reports'],
    }),
  }),
});
export const { useGetTutorDashboardQuery } = dashboardApi;
