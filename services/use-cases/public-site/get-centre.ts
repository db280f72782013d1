import { centreResponse } from '#contracts/centre.ts';
import { defaultRuleHistory, findRulesOn } from '#events/centre/centre-rules.ts';
import { loadRuleHistory } from '#services/centre/centre-rules.ts';
import { getCivilDate } from '#services/clock/clock.ts';
import { toLoggableFault } from '#services/problems/to-fault-refusal.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { defineUseCase } from '#services/use-case-definition/use-case.ts';

export const createGetCentre = (build: string) => {
  let lastKnown = defaultRuleHistory;
  /** Every page needs an answer, also while the log is damaged or cannot be reached. Only commands need the rules exactly. */
  const loadLastKnownRules = async (context: Context<'loadAggregate' | 'log'>) => {
    try {
      lastKnown = await loadRuleHistory(context);
    } catch (error) {
      context.log.error({ error: toLoggableFault(error as Error) }, 'the rules of the centre could not be read');
    }
    return lastKnown;
  };
  return defineUseCase({
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
        ...context
      }: Context<'config' | 'centre' | 'clock' | 'demoAccounts' | 'accounts' | 'loadAggregate' | 'log'>,
    ) => {
      const today = getCivilDate(clock, centre.timeZone);
      const rules = findRulesOn(await loadLastKnownRules(context), today);
      const body = {
        name: config.centreName,
        time_zone: centre.timeZone,
        today,
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
