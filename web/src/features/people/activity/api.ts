import type { z } from 'zod';
import type { activityResponse } from '#contracts/activity.ts';
import { api } from '../../../api/api.ts';
import { cursorPagingOptions } from '../../../api/cursor-paging-options.ts';
import type { ActivityRequestFilter } from './activity-address-params.ts';

export type ActivityResponse = z.infer<typeof activityResponse>;

const activityApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Who did what, newest first. Any event of a student or tutor may change it, and so may a changed name. */
    getActivity: build.infiniteQuery<ActivityResponse, ActivityRequestFilter, string | undefined>({
      infiniteQueryOptions: cursorPagingOptions,
      query: ({ queryArg, pageParam }) => ({ url: '/activity', params: { ...queryArg, cursor: pageParam } }),
      providesTags: ['students', 'tutors'],
    }),
  }),
});

export const { useGetActivityInfiniteQuery } = activityApi;
