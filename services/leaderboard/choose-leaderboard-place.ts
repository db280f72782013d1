import { choosePlaceRequest } from '#contracts/leaderboard.ts';
import { leaderboardPlace, leaderboardStream } from '#events/leaderboard/leaderboard.ts';
import { givenBy } from '#services/command/given.ts';
import { refused } from '#services/http/problems.ts';
import { defineUseCase } from '#services/http/use-case.ts';
import { isTaken } from './taken-nickname.ts';

const tooOften = 'You have changed this often today. Please go on tomorrow; you can still hide from others.';
const taken = 'Somebody here goes by this name. Please choose another one.';

export const chooseLeaderboardPlace = defineUseCase({
  operation: 'chooseLeaderboardPlace',
  summary: 'A student says whether others see them on the leaderboard, and by which nickname',
  method: 'POST',
  path: '/api/leaderboard/place',
  access: 'student',
  body: choosePlaceRequest,
  run: async ({ body, profile, commandId }, program) => {
    const outcome = await program.handle({
      decider: leaderboardPlace,
      stream: leaderboardStream(profile.id),
      person: profile.id,
      body,
      command: { type: 'ChoosePlace', ...body, now: program.clock().toISOString() },
      precondition: async () => ((await isTaken(body.nickname, profile.id, program)) ? 'nickname-taken' : undefined),
      ...givenBy({ profile, commandId, ifMatch: undefined }),
    });
    if (outcome.status === 'refused' && outcome.refusal === 'nickname-taken') {
      return refused('invalid-request', { errors: { nickname: taken } });
    }
    if (outcome.status === 'refused') return refused('too-often', { detail: tooOften });
    if (outcome.status !== 'done') return refused('command-reused');
    return { body: undefined, version: outcome.version, position: outcome.position };
  },
});
