import { resetNicknameRequest } from '#contracts/leaderboard.ts';
import { leaderboardChoiceDecider } from '#events/leaderboard/leaderboard-choice-decider.ts';
import { toLeaderboardStream } from '#events/leaderboard/leaderboard-stream.ts';
import { toCommandMetadata } from '#services/command/command-context.ts';
import { refuse } from '#services/problems/refuse.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { defineUseCase } from '#services/use-case-definition/use-case.ts';

export const resetNickname = defineUseCase({
  operation: 'resetNickname',
  summary: 'Removes a student’s nickname from the leaderboard and notifies the student',
  method: 'POST',
  path: '/api/leaderboard/nicknames/reset',
  access: 'tutor',
  body: resetNicknameRequest,
  run: async ({ body, profile, commandId }, context: Context<'handle'>) => {
    const outcome = await context.handle({
      decider: leaderboardChoiceDecider,
      stream: toLeaderboardStream(body.student_id),
      person: body.student_id,
      body,
      command: { type: 'ResetNickname', nickname: body.nickname },
      ...toCommandMetadata({ profile, commandId, ifMatch: undefined }),
    });
    if (outcome.status === 'refused') return refuse('nickname-changed');
    if (outcome.status !== 'done') return refuse('command-reused');
    return { body: undefined, version: outcome.version, position: outcome.position };
  },
});
