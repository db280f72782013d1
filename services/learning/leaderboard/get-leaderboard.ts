import { v5 as uuidv5 } from 'uuid';
import { type Board, type LeaderboardResponse, leaderboardQuery, leaderboardResponse } from '#contracts/leaderboard.ts';
import { formatWirePosition } from '#services/core/feed/feed.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { fetchVisibleGroups } from './get-leaderboard-groups.ts';
import { loadLeaderboard } from './load-leaderboard.ts';

export const getLeaderboard = defineUseCase({
  operation: 'getLeaderboard',
  summary: 'The top 20 of all time and of this week, with the points of every other rank',
  method: 'GET',
  path: '/api/leaderboard',
  access: 'signed-in',
  applicants: true,
  query: leaderboardQuery,
  answer: leaderboardResponse,
  run: async ({ query, profile }, context: Context<'readModels' | 'keys' | 'clock' | 'centre' | 'config' | 'feed'>) => {
    const { feed, readModels } = context;
    const isApplicant = profile.awaiting_approval === true;
    if (query.group !== undefined) {
      const groups = await fetchVisibleGroups(readModels.sql, profile);
      if (!groups.some(({ id }) => id === query.group)) return refuse('group-unknown');
    }
    // The log position would reveal to an applicant how many events the centre records.
    const boards = await loadLeaderboard(
      context,
      formatWirePosition(feed.logId(), isApplicant ? 0n : feed.position()),
      query,
    );
    return { body: isApplicant ? toApplicantBoards(boards, profile.id) : boards };
  },
});

/** Stands for every student on the boards that an applicant sees. */
const NAME_FOR_APPLICANTS = 'A student';

/**
 * Boards for a person whose account no tutor has approved: no names, and ids that are derived from the reader's id, so
 * that they identify nobody elsewhere.
 */
const toApplicantBoards = (boards: LeaderboardResponse, readerId: string): LeaderboardResponse => ({
  ...boards,
  all: toApplicantBoard(boards.all, readerId),
  week: toApplicantBoard(boards.week, readerId),
});

const toApplicantBoard = ({ entries, standings }: Board, readerId: string): Board => ({
  entries: entries.map((entry) => ({
    ...entry,
    student_id: uuidv5(readerId, entry.student_id),
    name: NAME_FOR_APPLICANTS,
  })),
  standings,
});
