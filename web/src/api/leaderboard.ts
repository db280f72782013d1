import type { z } from 'zod';
import type { choosePlaceRequest, LeaderboardAnswer } from '#contracts/leaderboard.ts';
import { api } from './api.ts';

export type PlaceChoice = z.input<typeof choosePlaceRequest>;

export const leaderboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Both boards; the feed's frames write newer ones over it. */
    getLeaderboard: build.query<LeaderboardAnswer, void>({
      query: () => '/leaderboard',
      providesTags: ['leaderboard'],
    }),
    /** How others see this student, which stands in the answer of `getPracticeStats`. */
    chooseLeaderboardPlace: build.mutation<null, { studentId: string; body: PlaceChoice; idempotencyKey: string }>({
      query: ({ body, idempotencyKey }) => ({ url: '/leaderboard/place', method: 'POST', body, idempotencyKey }),
      invalidatesTags: (_answer, _error, { studentId }) => ['leaderboard', { type: 'student', id: studentId }],
    }),
  }),
});
export const { useGetLeaderboardQuery, useChooseLeaderboardPlaceMutation } = leaderboardApi;
