import { setStreakRuleRequest } from '#contracts/centre-rules.ts';
import { centreDecider } from '#events/centre/centre-decider.ts';
import { CENTRE_STREAM } from '#events/centre/centre-stream.ts';
import { toCommandMetadata } from '#services/command/command-context.ts';
import { refuse } from '#services/problems/refuse.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { defineUseCase } from '#services/use-case-definition/use-case.ts';

export const setStreakRule = defineUseCase({
  operation: 'setStreakRule',
  summary: 'Sets what a second practice session on one day does to a streak, for sessions completed from now on',
  method: 'POST',
  path: '/api/rules/streak',
  access: 'owner',
  body: setStreakRuleRequest,
  run: async ({ body, profile, commandId }, context: Context<'handle'>) => {
    const outcome = await context.handle({
      decider: centreDecider,
      stream: CENTRE_STREAM,
      body,
      command: { type: 'SetStreakRule', sameDay: body.same_day, first: false },
      ...toCommandMetadata({ profile, commandId, ifMatch: undefined }),
    });
    if (outcome.status === 'refused') throw new Error(`The streak rule was refused: ${outcome.refusal}.`);
    if (outcome.status !== 'done') return refuse('command-reused');
    return { body: undefined, version: outcome.version, position: outcome.position };
  },
});
