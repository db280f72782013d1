import { centreResponse } from '#contracts/centre.ts';
import { createLastKnownRules } from '#services/centre/last-known-rules.ts';
import { getCivilDate } from '#services/clock/clock.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { defineUseCase } from '#services/use-case-definition/use-case.ts';

export const createGetCentre = (build: string) => {
  const loadRules = createLastKnownRules();
  return defineUseCase({
    operation: 'getCentre',
    summary: 'What every page needs to know about the centre',
    method: 'GET',
    path: '/api/centre',
    access: 'public',
    answer: centreResponse,
    run: async (
      _input,
      context: Context<'config' | 'centre' | 'clock' | 'demoAccounts' | 'accounts' | 'loadAggregate' | 'log'>,
    ) => {
      const { config, centre, clock, demoAccounts, accounts } = context;
      const rules = await loadRules(context);
      const body = {
        name: config.centreName,
        time_zone: centre.timeZone,
        today: getCivilDate(clock, centre.timeZone),
        classes_max: rules.classesMax,
        late_roll_days: rules.lateRollDays,
        date_doubt_days: rules.dateDoubtDays,
        demo: centre.demo,
        sign_ups: accounts.signUps,
        demo_accounts: [...demoAccounts],
        build,
      };
      return { body };
    },
  });
};
