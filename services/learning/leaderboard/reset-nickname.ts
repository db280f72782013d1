import { resetNicknameRequest } from '#contracts/leaderboard.ts';
import { leaderboardChoiceDecider } from '#events/learning/leaderboard/leaderboard-choice-decider.ts';
import { toLeaderboardStream } from '#events/learning/leaderboard/leaderboard-stream.ts';
import { toCommandMetadata } from '#services/core/command/command-context.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';

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
