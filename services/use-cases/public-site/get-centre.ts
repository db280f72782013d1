import { centreResponse } from '#contracts/centre.ts';
import { loadRulesOn } from '#services/centre/centre-rules.ts';
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
        loadAggregate,
      }: Context<'config' | 'centre' | 'clock' | 'demoAccounts' | 'accounts' | 'loadAggregate'>,
    ) => {
      const today = getCivilDate(clock, centre.timeZone);
      const rules = await loadRulesOn({ loadAggregate }, today);
      const body = {
        name: config.centreName,
        time_zone: centre.timeZone,
        today,
        classes_max: rules.classesMax,
        late_roll_days: rules.lateRollDays,
        demo: centre.demo,
        sign_ups: accounts.signUps,
        demo_accounts: [...demoAccounts],
        build,
      };
      return { body };
    },
  });
