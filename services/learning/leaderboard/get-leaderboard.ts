import { v5 as uuidv5 } from 'uuid';
import {
  type Board,
  type LeaderboardQuery,
  type LeaderboardResponse,
  leaderboardQuery,
  leaderboardResponse,
} from '#contracts/leaderboard.ts';
import type { BoardCountingRule } from '#events/values/shapes.ts';
import { canSeeNames } from '#services/core/accounts/can-see-names.ts';
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
  relation: 'everybody',
  applicants: true,
  query: leaderboardQuery,
  answer: leaderboardResponse,
  run: async (
    { query, profile },
    context: Context<'readModels' | 'keys' | 'clock' | 'centre' | 'config' | 'feed' | 'loadLastKnownRules'>,
  ) => {
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
      await findCounting(context, query),
    );
    return { body: (await canSeeNames(readModels.sql, profile)) ? boards : hideNames(boards, profile.id) };
  },
});

/** The rule is about the boards of groups alone: all others count as the specification says. */
const findCounting = async (
  context: Context<'loadLastKnownRules'>,
  { group, grades }: LeaderboardQuery,
): Promise<BoardCountingRule> =>
  group === undefined || grades !== undefined ? 'points' : (await context.loadLastKnownRules()).boardCounting;

/** Replaces the name of every other student on the boards of a student whom the centre does not know. */
const HIDDEN_NAME = 'A student';

/**
 * Boards for a person who may not see names: others have none, and ids that are derived from the reader's id, so that they
 * identify nobody elsewhere.
 */
const hideNames = (boards: LeaderboardResponse, readerId: string): LeaderboardResponse => ({
  ...boards,
  names: 'hidden',
  all: hideNamesOfBoard(boards.all, readerId),
  week: hideNamesOfBoard(boards.week, readerId),
});

const hideNamesOfBoard = ({ entries, standings }: Board, readerId: string): Board => ({
  entries: entries.map((entry) =>
    entry.student_id === readerId
      ? entry
      : { ...entry, student_id: uuidv5(readerId, entry.student_id), name: HIDDEN_NAME },
  ),
  standings,
});
