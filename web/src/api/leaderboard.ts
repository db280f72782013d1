import type { LeaderboardAnswer } from '#contracts/leaderboard.ts';
import { api } from './api.ts';
import { isEarlierPosition } from './position.ts';

/** An answer that was on its way when a frame came may be the older of the two. */
const newerAnswer = (shown: LeaderboardAnswer, come: LeaderboardAnswer) =>
  isEarlierPosition(come.position, shown.position) ? shown : come;

export const leaderboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Both boards; the feed's frames write newer ones over it. */
    getLeaderboard: build.query<LeaderboardAnswer, void>({
      query: () => '/leaderboard',
      providesTags: ['leaderboard'],
      merge: newerAnswer,
    }),
  }),
});
/** Shows the boards that the feed sent, where a page shows any. */
export const showBoards = (boards: LeaderboardAnswer) =>
  leaderboardApi.util.updateQueryData('getLeaderboard', undefined, (shown) => newerAnswer(shown, boards));

export const { useGetLeaderboardQuery } = leaderboardApi;
