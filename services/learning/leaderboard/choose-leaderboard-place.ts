import { chooseLeaderboardPlaceRequest } from '#contracts/leaderboard.ts';
import { leaderboardAggregate } from '#events/learning/leaderboard/leaderboard-choice-decider.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { findNicknameRefusal } from './find-nickname-refusal.ts';

export const chooseLeaderboardPlace = defineUseCase({
  operation: 'chooseLeaderboardPlace',
  attempt: 'change how they appear on the leaderboard',
  summary: 'Chooses whether a student is shown on the leaderboard, and with which nickname',
  method: 'POST',
  path: '/api/leaderboard/place',
  access: 'student',
  body: chooseLeaderboardPlaceRequest,
  run: (input, context: DispatchContext & Context<'keys' | 'limits'>) => {
    const { body, profile } = input;
    // The handler evaluates the precondition again after each version conflict; one request counts once.
    let check: ReturnType<typeof findNicknameRefusal> | undefined;
    const precondition = () => {
      check ??= findNicknameRefusal(body.nickname, profile.id, context);
      return check;
    };
    const command = { type: 'ChoosePlace', ...body } as const;
    return dispatch(context, input, leaderboardAggregate, profile.id, command, { precondition });
  },
});
