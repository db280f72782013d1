import type { LeaderboardAnswer } from '#contracts/leaderboard.ts';
import { api } from './api.ts';
import { isOlder } from './position.ts';

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
  }),
});
/** Shows the boards that the feed sent, where a page shows any. */
export const boardsMoved = (boards: LeaderboardAnswer) =>
  leaderboardApi.util.updateQueryData('getLeaderboard', undefined, (shown) => newerOf(shown, boards));

export const { useGetLeaderboardQuery } = leaderboardApi;
