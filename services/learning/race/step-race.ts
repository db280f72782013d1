import { type RaceStep, stepRaceRequest } from '#contracts/races.ts';
import type { RaceCommand } from '#events/learning/race/commands.ts';
import { raceAggregate } from '#events/learning/race/race-decider.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { raceParams } from './load-race.ts';

const commandByStep = {
  open: 'OpenQuestion',
  close: 'CloseQuestion',
  pause: 'PauseRace',
  resume: 'ResumeRace',
  skip: 'SkipQuestion',
} as const satisfies Record<Exclude<RaceStep, 'end'>, RaceCommand['type']>;

export const stepRace = defineUseCase({
  operation: 'stepRace',
  attempt: 'take the next step of a class race',
  summary: 'Opens, closes, pauses, continues or skips a question of a class race, or ends the race',
  method: 'POST',
  path: '/api/races/:id/steps',
  access: 'tutor',
  params: raceParams,
  body: stepRaceRequest,
  run: async (input, context: DispatchContext) => {
    const { params, body } = input;
    const command: RaceCommand =
      body.step === 'end' ? { type: 'EndRace' } : { type: commandByStep[body.step], question: body.question };
    return dispatch(context, input, raceAggregate, params.id, command);
  },
});
