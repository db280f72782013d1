import type { z } from 'zod';
import type { choosePlaceRequest, LeaderboardAnswer } from '#contracts/leaderboard.ts';
import { api } from './api.ts';
import { isOlder } from './position.ts';
import { placeChosen } from './practice.ts';

export type PlaceChoice = z.input<typeof choosePlaceRequest>;

/** An answer that was on its way when a frame came may be the older of the two. */
const newerOf = (shown: LeaderboardAnswer, come: LeaderboardAnswer) =>
  isOlder(come.position, shown.position) ? shown : come;

export const leaderboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Both boards; the feed's frames write newer ones over it. */
    getLeaderboard: build.query<LeaderboardAnswer, void>({
      query: () => '/leaderboard',
      providesTags: ['leaderboard'],
      merge: newerOf,
    }),
    /** How others see this student, which stands in the answer of `getPracticeStats`. */
    chooseLeaderboardPlace: build.mutation<null, { studentId: string; body: PlaceChoice; idempotencyKey: string }>({
      query: ({ body, idempotencyKey }) => ({ url: '/leaderboard/place', method: 'POST', body, idempotencyKey }),
      async onQueryStarted({ studentId, body }, { dispatch, queryFulfilled }) {
        const chosen = await queryFulfilled.catch(() => undefined);
        if (chosen) dispatch(placeChosen(studentId, { hidden: body.hidden, nickname: body.nickname.trim() || null }));
      },
      invalidatesTags: (_answer, _error, { studentId }) => ['leaderboard', { type: 'student', id: studentId }],
    }),
  }),
});
/** Shows the boards that the feed sent, where a page shows any. */
export const boardsMoved = (boards: LeaderboardAnswer) =>
  leaderboardApi.util.updateQueryData('getLeaderboard', undefined, (shown) => newerOf(shown, boards));

export const { useGetLeaderboardQuery, useChooseLeaderboardPlaceMutation } = leaderboardApi;
