import { answerRaceRequest, answerRaceResponse } from '#contracts/races.ts';
import { raceAggregate } from '#events/learning/race/race-decider.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { raceParams } from './load-race.ts';

export const answerRaceQuestion = defineUseCase({
  operation: 'answerRaceQuestion',
  attempt: 'answer a question of a class race',
  summary: 'Answers the open question of a class race, once; a second answer returns the one that counts',
  method: 'POST',
  path: '/api/races/:id/answers',
  access: 'student',
  relation: 'race-of-own-group',
  params: raceParams,
  body: answerRaceRequest,
  answer: answerRaceResponse,
  run: async (input, context: DispatchContext) => {
    const { profile, params, body } = input;
    const { question } = body;
    const command = { type: 'AnswerRaceQuestion', student: profile.id, ...body } as const;
    const outcome = await dispatch(context, input, raceAggregate, params.id, command);
    if ('refused' in outcome) return outcome;
    const counted = outcome.state?.asked[question]?.answers.get(profile.id);
    if (!counted) throw new Error('An accepted answer is missing in the state of its race.');
    return { body: { question, choice: counted.choice }, position: outcome.position };
  },
});
