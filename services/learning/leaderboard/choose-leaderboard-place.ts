import { chooseLeaderboardPlaceRequest } from '#contracts/leaderboard.ts';
import { leaderboardChoiceDecider } from '#events/learning/leaderboard/leaderboard-choice-decider.ts';
import { toLeaderboardStream } from '#events/learning/leaderboard/leaderboard-stream.ts';
import { toCommandMetadata } from '#services/core/command/command-context.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { findNicknameRefusal } from './find-nickname-refusal.ts';

const tooOften = 'You have changed this many times today. Come back tomorrow! You can still hide from others.';
/** The same text for a name and for a nickname, so that the answer does not reveal which of them is in use. */
const taken = 'That nickname is taken.';
const unkind = "Let's pick a different nickname. This one could upset someone who reads it.";
const removed = 'A tutor removed that nickname. Please choose another one.';
const nicknameErrors: Readonly<Record<string, string>> = {
  'nickname-taken': taken,
  'nickname-unkind': unkind,
  'nickname-removed': removed,
};

export const chooseLeaderboardPlace = defineUseCase({
  operation: 'chooseLeaderboardPlace',
  summary: 'Chooses whether a student is shown on the leaderboard, and with which nickname',
  method: 'POST',
  path: '/api/leaderboard/place',
  access: 'student',
  body: chooseLeaderboardPlaceRequest,
  run: async (
    { body, profile, commandId },
    context: Context<'handle' | 'readModels' | 'keys' | 'limits' | 'clock' | 'centre'>,
  ) => {
    // The handler evaluates the precondition again after each version conflict; one request counts once.
    let check: ReturnType<typeof findNicknameRefusal> | undefined;
    const outcome = await context.handle({
      decider: leaderboardChoiceDecider,
      stream: toLeaderboardStream(profile.id),
      person: profile.id,
      body,
      command: { type: 'ChoosePlace', ...body, now: context.clock().toISOString() },
      precondition: () => {
        check ??= findNicknameRefusal(body.nickname, profile.id, context);
        return check;
      },
      ...toCommandMetadata({ profile, commandId, ifMatch: undefined }),
    });
    const nickname = outcome.status === 'refused' ? nicknameErrors[outcome.refusal] : undefined;
    if (nickname) return refuse('invalid-request', { errors: { nickname } });
    if (outcome.status === 'refused') return refuse('too-often', { detail: tooOften });
    if (outcome.status !== 'done') return refuse('command-reused');
    return { body: undefined, version: outcome.version, position: outcome.position };
  },
});
