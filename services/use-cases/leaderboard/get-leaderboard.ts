import { v5 as uuidv5 } from 'uuid';
import { type Board, type LeaderboardAnswer, leaderboardAnswer } from '#contracts/leaderboard.ts';
import { formatWirePosition } from '#services/feed/wire-position.ts';
import type { Context } from '#services/use-case/context.ts';
import { defineUseCase } from '#services/use-case/use-case.ts';
import { loadLeaderboard } from './load-leaderboard.ts';

export const getLeaderboard = defineUseCase({
  operation: 'getLeaderboard',
  summary: 'The first ten of all time and of this week, and with how many points everybody else stands',
  method: 'GET',
  path: '/api/leaderboard',
  access: 'signed-in',
  applicants: true,
  answer: leaderboardAnswer,
  run: async ({ profile }, context: Context<'readModels' | 'keys' | 'clock' | 'centre' | 'config' | 'feed'>) => {
    const { feed } = context;
    const isStranger = profile.awaiting_approval === true;
    // To a stranger the position would say how much happens at the centre.
    const boards = await loadLeaderboard(context, formatWirePosition(feed.logId(), isStranger ? 0n : feed.position()));
    return { body: isStranger ? toStrangersBoards(boards, profile.id) : boards };
  },
});

/**
 * For somebody whom no tutor knows yet: “M. O.” for Maya Okafor, by whatever name the centre shows her, and instead of her
 * id one that only this reader is given.
 */
const toStrangersBoards = (boards: LeaderboardAnswer, readerId: string): LeaderboardAnswer => ({
  ...boards,
  all: toStrangersBoard(boards.all, readerId),
  week: toStrangersBoard(boards.week, readerId),
});

const toStrangersBoard = ({ entries, standings }: Board, readerId: string): Board => ({
  entries: entries.map((entry) => ({
    ...entry,
    student_id: uuidv5(readerId, entry.student_id),
    name: initialsOf(entry.name),
  })),
  standings,
});

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .flatMap((word) => [...word].slice(0, 1))
    .map((initial) => `${initial}.`)
    .join(' ');
