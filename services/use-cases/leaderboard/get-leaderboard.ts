import { type Board, type LeaderboardAnswer, leaderboardAnswer } from '#contracts/leaderboard.ts';
import { toWire } from '#services/http/protocol.ts';
import { defineUseCase } from '#services/use-case/use-case.ts';
import { readBoards } from './boards.ts';

export const getLeaderboard = defineUseCase({
  operation: 'getLeaderboard',
  summary: 'The first ten of all time and of this week, and with how many points everybody else stands',
  method: 'GET',
  path: '/api/leaderboard',
  access: 'signed-in',
  applicants: true,
  answer: leaderboardAnswer,
  run: async ({ profile }, program) => {
    const position = toWire(program.feed.logId(), program.feed.position());
    const boards = await readBoards(program, position);
    return { body: profile.awaiting_approval ? withInitials(boards) : boards };
  },
});

/** For somebody whom no tutor knows yet: “M. O.” for Maya Okafor, by whatever name the centre shows her. */
const withInitials = (boards: LeaderboardAnswer): LeaderboardAnswer => ({
  ...boards,
  all: initialsIn(boards.all),
  week: initialsIn(boards.week),
});

const initialsIn = ({ entries, standings }: Board): Board => ({
  entries: entries.map((entry) => ({ ...entry, name: initialsOf(entry.name) })),
  standings,
});

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .flatMap((word) => [...word].slice(0, 1))
    .map((initial) => `${initial}.`)
    .join(' ');
