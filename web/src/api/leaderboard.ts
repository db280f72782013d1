import type { LeaderboardResponse } from '#contracts/leaderboard.ts';
import { api } from './api.ts';
import { isEarlierPosition } from './position.ts';

/** Keeps the newer of two answers: a request that was in flight when the feed sent a board may bring an older one. */
const keepNewerBoards = (shown: LeaderboardResponse, come: LeaderboardResponse) =>
  isEarlierPosition(come.position, shown.position) ? shown : come;

/** The boards of groups, which the feed does not send. */
export const groupBoardsTag = { type: 'leaderboard', id: 'groups' } as const;

export const leaderboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The boards of all time and of this week, of all students or of the group with an id. Messages of the feed replace
     * those of all students, and reload those of a group.
     */
    getLeaderboard: build.query<LeaderboardResponse, string | undefined>({
      query: (group) => ({ url: '/leaderboard', params: { group } }),
      providesTags: (_boards, _error, group) => (group ? ['leaderboard', groupBoardsTag, 'groups'] : ['leaderboard']),
      merge: keepNewerBoards,
    }),
  }),
});
/** Writes the boards of a feed message into the cache, if a page shows them. */
export const cacheLeaderboards = (boards: LeaderboardResponse) =>
  leaderboardApi.util.updateQueryData('getLeaderboard', undefined, (shown) => keepNewerBoards(shown, boards));

export const { useGetLeaderboardQuery } = leaderboardApi;
