import { resetNicknameRequest } from '#contracts/leaderboard.ts';
import { leaderboardAggregate } from '#events/learning/leaderboard/leaderboard-choice-decider.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

export const resetNickname = defineUseCase({
  operation: 'resetNickname',
  attempt: { of: 'remove the nickname of', alone: 'remove a nickname' },
  summary: 'Removes a student’s nickname from the leaderboard and notifies the student',
  method: 'POST',
  path: '/api/leaderboard/nicknames/reset',
  access: 'tutor',
  body: resetNicknameRequest,
  run: (input, context: DispatchContext) => {
    const { student_id, nickname } = input.body;
    return dispatch(context, input, leaderboardAggregate, student_id, { type: 'ResetNickname', nickname });
  },
});
