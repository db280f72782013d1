import { requireSecondFactorRequest } from '#contracts/centre-rules.ts';
import { toActor } from '#services/core/command/dispatch.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuseSecondFactor } from './second-factor-refusals.ts';

export const requireSecondFactor = defineUseCase({
  operation: 'requireSecondFactor',
  attempt: 'change whether tutors need two-step sign-in',
  summary: 'Requires the second factor of tutors and owners, or no longer; ends the sessions of those without it',
  method: 'POST',
  path: '/api/rules/second-factor',
  access: 'owner',
  body: requireSecondFactorRequest,
  run: async ({ body, profile, commandId }, { accounts }: Context<'accounts'>) => {
    const request = { id: profile.id, commandId, actor: toActor(profile) };
    const outcome = await accounts.requireSecondFactor(request, body.required);
    if (outcome.status !== 'changed') return refuseSecondFactor(outcome);
    return { body: undefined, position: outcome.position };
  },
});
