import { centreResponse } from '#contracts/centre.ts';
import { findRulesOn, type RuleHistory } from '#events/core/centre/centre-rules.ts';
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
    context: Context<
      'config' | 'centre' | 'clock' | 'demoAccounts' | 'accounts' | 'loadLastKnownRuleHistory' | 'webBuild'
    >,
  ) => {
    const { config, centre, clock, demoAccounts, accounts } = context;
    const today = getCivilDate(clock, centre.timeZone);
    const history = await context.loadLastKnownRuleHistory();
    const rules = findRulesOn(history, today);
    const body = {
      name: config.centreName,
      time_zone: centre.timeZone,
      today,
      classes_max: rules.classesMax,
      late_roll_days: rules.lateRollDays,
      date_doubt_days: rules.dateDoubtDays,
      contact_message_days: rules.contactMessageDays,
      sign_up_days: rules.signUpDays,
      late_cancellation_rules: listLateCancellationRules(history),
      demo: centre.demo,
      sign_ups: accounts.signUps,
      sends_mail: sendsMail(context),
      demo_accounts: [...demoAccounts],
      build: context.webBuild,
    };
    return { body };
  },
});

const listLateCancellationRules = ({ first, changes }: RuleHistory) => [
  { from: null, hours: first.lateCancellationHours },
  ...changes.flatMap(({ from, rules: { lateCancellationHours: hours } }) =>
    hours === undefined ? [] : { from, hours },
  ),
];
