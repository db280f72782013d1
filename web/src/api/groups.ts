import type { z } from 'zod';
import type { groupsResponse, leaderboardGroupsResponse } from '#contracts/groups.ts';
import { api } from './api.ts';

export type GroupsAnswer = z.infer<typeof groupsResponse>;
type LeaderboardGroups = z.infer<typeof leaderboardGroupsResponse>['groups'];

export const groupsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Every group with its students, and the group with which the tutor's roll opens. */
    getGroups: build.query<GroupsAnswer, void>({
      query: () => '/groups',
      providesTags: ['groups', 'roster'],
    }),
    /** The groups whose leaderboard the person may see. */
    getLeaderboardGroups: build.query<LeaderboardGroups, void>({
      query: () => '/leaderboard/groups',
      transformResponse: (answer: z.infer<typeof leaderboardGroupsResponse>) => answer.groups,
      providesTags: ['groups'],
    }),
  }),
});
export const { useGetGroupsQuery, useGetLeaderboardGroupsQuery } = groupsApi;
