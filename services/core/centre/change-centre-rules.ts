import { changeCentreRulesRequest } from '#contracts/centre-rules.ts';
import { centreDecider } from '#events/core/centre/centre-decider.ts';
import { CENTRE_STREAM } from '#events/core/centre/centre-stream.ts';
import { toCommandMetadata } from '#services/core/command/command-context.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { toChangedRules } from './rule-fields.ts';

export const changeCentreRules = defineUseCase({
  operation: 'changeCentreRules',
  summary: 'Changes the rules of the centre from a day on; what was decided before stays as it is',
  method: 'POST',
  path: '/api/rules',
  access: 'owner',
  body: changeCentreRulesRequest,
  run: async ({ body, profile, commandId }, context: Context<'handle' | 'clock' | 'centre'>) => {
    const { from, rules } = body;
    const outcome = await context.handle({
      decider: centreDecider,
      stream: CENTRE_STREAM,
      body,
      command: {
        ...{ type: 'ChangeRules', from, rules: toChangedRules(rules) },
        today: getCivilDate(context.clock, context.centre.timeZone),
      },
      ...toCommandMetadata({ profile, commandId, ifMatch: undefined }),
    });
    if (outcome.status === 'refused' && outcome.refusal === 'rules-in-past') return refuse('rules-in-past');
    if (outcome.status === 'refused') throw new Error(`The rules of the centre were refused: ${outcome.refusal}.`);
    if (outcome.status !== 'done') return refuse('command-reused');
    return { body: undefined, version: outcome.version, position: outcome.position };
  },
});
