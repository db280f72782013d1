import { joinRaceRequest } from '#contracts/races.ts';
import { raceAggregate } from '#events/learning/race/race-decider.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { loadRaceFor, raceParams } from './load-race.ts';

export const joinRace = defineUseCase({
  operation: 'joinRace',
  attempt: 'join a class race',
  summary: 'Joins a class race of the student’s group. Joining again changes nothing',
  method: 'POST',
  path: '/api/races/:id/join',
  access: 'student',
  relation: 'race-of-own-group',
  params: raceParams,
  body: joinRaceRequest,
  run: async (input, context: DispatchContext) => {
    const { profile, params } = input;
    if (!(await loadRaceFor(context, profile, params.id))) return refuse('race-unknown');
    return dispatch(context, input, raceAggregate, params.id, { type: 'JoinRace', student: profile.id });
  },
});
