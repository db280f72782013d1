import { centreResponse } from '#contracts/centre.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { sendsMail } from '#services/platform/mail/mail.ts';

export const getCentre = defineUseCase({
  operation: 'getCentre',
  summary: 'What every page needs to know about the centre',
  method: 'GET',
  path: '/api/centre',
  access: 'public',
  answer: centreResponse,
  run: async (
    _input,
    context: Context<'config' | 'centre' | 'clock' | 'demoAccounts' | 'accounts' | 'loadLastKnownRules' | 'webBuild'>,
  ) => {
    const { config, centre, clock, demoAccounts, accounts } = context;
    const rules = await context.loadLastKnownRules();
    const body = {
      name: config.centreName,
      time_zone: centre.timeZone,
      today: getCivilDate(clock, centre.timeZone),
      classes_max: rules.classesMax,
      late_roll_days: rules.lateRollDays,
      date_doubt_days: rules.dateDoubtDays,
      demo: centre.demo,
      sign_ups: accounts.signUps,
      sends_mail: sendsMail(context),
      demo_accounts: [...demoAccounts],
      build: context.webBuild,
    };
    return { body };
  },
});
