import type { LeaderboardResponse } from '#contracts/leaderboard.ts';
import { api } from './api.ts';
import { isEarlierPosition } from './position.ts';

/** Keeps the newer of two answers: a request that was in flight when the feed sent a board may bring an older one. */
const keepNewerBoards = (shown: LeaderboardResponse, come: LeaderboardResponse) =>
  isEarlierPosition(come.position, shown.position) ? shown : come;

export const leaderboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The boards of all time and of this week. Messages of the feed replace them with newer ones. */
    getLeaderboard: build.query<LeaderboardResponse, void>({
      query: () => '/leaderboard',
      providesTags: ['leaderboard'],
      merge: keepNewerBoards,
    }),
  }),
});
/** Writes the boards of a feed message into the cache, if a page shows them. */
export const cacheLeaderboards = (boards: LeaderboardResponse) =>
  leaderboardApi.util.updateQueryData('getLeaderboard', undefined, (shown) => keepNewerBoards(shown, boards));

export const { useGetLeaderboardQuery } = leaderboardApi;
