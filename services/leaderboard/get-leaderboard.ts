import { leaderboardAnswer } from '#contracts/leaderboard.ts';
import { toWire } from '#services/http/protocol.ts';
import { defineUseCase } from '#services/http/use-case.ts';
import { readBoards } from './boards.ts';

export const getLeaderboard = defineUseCase({
  operation: 'getLeaderboard',
  summary: 'The first ten of all time and of this week, and with how many points everybody else stands',
  method: 'GET',
  path: '/api/leaderboard',
  access: 'signed-in',
  answer: leaderboardAnswer,
  run: async (_, program) => {
    const position = toWire(program.centre.logId, program.feed.position());
    return { body: await readBoards(program, position) };
  },
});
