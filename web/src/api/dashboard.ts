import type { z } from 'zod';
import type { DashboardResponse, studentsInNeedResponse } from '#contracts/dashboard.ts';
import { api } from './api.ts';
import { cursorPagingOptions } from './cursor-paging-options.ts';

type InNeedPage = z.infer<typeof studentsInNeedResponse>;
/** Why a student is listed on the dashboard: few classes left, uncovered classes, or waiting classes that fit. */
export type AttentionKind = 'low' | 'uncovered' | 'waiting';

const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Every event of a student changes the dashboard, and so does every event of an assignment or report. */
    getTutorDashboard: build.query<DashboardResponse, void>({
      query: () => '/dashboard',
      providesTags: ['students', 'homework', 'practice-reports', 'cases', 'sign-ups', 'contact-messages'],
    }),
    /** All students with this need, the most urgent first. */
    getStudentsInNeed: build.infiniteQuery<InNeedPage, AttentionKind, string | undefined>({
      infiniteQueryOptions: cursorPagingOptions,
      query: ({ queryArg: need, pageParam }) => ({ url: '/students/in-need', params: { need, cursor: pageParam } }),
      providesTags: ['students'],
    }),
  }),
});
export const { useGetTutorDashboardQuery, useGetStudentsInNeedInfiniteQuery } = dashboardApi;
