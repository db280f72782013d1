import { centreResponse } from '#contracts/centre.ts';
import { getCivilDate } from '#services/clock/clock.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { defineUseCase } from '#services/use-case-definition/use-case.ts';

export const createGetCentre = (build: string) =>
  defineUseCase({
    operation: 'getCentre',
    summary: 'What every page needs to know about the centre',
    method: 'GET',
    path: '/api/centre',
    access: 'public',
    answer: centreResponse,
    run: async (
      _input,
      {
        config,
        centre,
        clock,
        demoAccounts,
        accounts,
      }: Context<'config' | 'centre' | 'clock' | 'demoAccounts' | 'accounts'>,
    ) => ({
      body: {
        name: config.centreName,
        time_zone: centre.timeZone,
        today: getCivilDate(clock, centre.timeZone),
        demo: centre.demo,
        sign_ups: accounts.signUps,
        demo_accounts: [...demoAccounts],
        build,
      },
    }),
  });
