import type { LeaderboardQuery, LeaderboardResponse } from '#contracts/leaderboard.ts';
import { isEarlierPosition } from '#contracts/wire-position.ts';
import { api } from './api.ts';

/** Keeps the newer of two answers: a request that was in flight when the feed sent a board may bring an older one. */
const keepNewerBoards = (shown: LeaderboardResponse, come: LeaderboardResponse) =>
  isEarlierPosition(come.position, shown.position) ? shown : come;

/** The boards of groups and of bands of grades, which the feed does not send. */
export const filteredBoardsTag = { type: 'leaderboard', id: 'filtered' } as const;

export const leaderboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The boards of all time and of this week, of all students, of one group or of one band of grades. Messages of the
     * feed replace those of all students, and reload the others.
     */
    getLeaderboard: build.query<LeaderboardResponse, LeaderboardQuery>({
      query: (params) => ({ url: '/leaderboard', params }),
      providesTags: (_boards, _error, { group, grades }) => [
        'leaderboard',
        ...(group || grades ? [filteredBoardsTag] : []),
        ...(group ? (['groups'] as const) : []),
      ],
      merge: keepNewerBoards,
    }),
  }),
});
/** Writes the boards of a feed message into the cache, if a page shows them. */
export const cacheLeaderboards = (boards: LeaderboardResponse) =>
  leaderboardApi.util.updateQueryData('getLeaderboard', {}, (shown) => keepNewerBoards(shown, boards));

export const { useGetLeaderboardQuery } = leaderboardApi;
