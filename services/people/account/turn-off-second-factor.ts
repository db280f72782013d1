import { secondFactorProof } from '#contracts/account.ts';
import { toActor } from '#services/core/command/dispatch.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { admitCurrentPassword } from './admit-current-password.ts';
import { refuseSecondFactor } from './second-factor-refusals.ts';

export const turnOffSecondFactor = defineUseCase({
  operation: 'turnOffSecondFactor',
  attempt: 'turn off two-step sign-in',
  summary: 'Turns off the person’s own second factor',
  method: 'POST',
  path: '/api/account/second-factor/off',
  access: 'signed-in',
  relation: 'own-account',
  families: true,
  limitsAttempts: true,
  body: secondFactorProof,
  run: async (input, context: Context<'accounts' | 'limits' | 'config'>) => {
    const { body, session, profile, commandId } = input;
    const admitted = await admitCurrentPassword(input, context);
    if ('refused' in admitted) return admitted;
    const request = { id: session.userId, commandId, actor: toActor(profile) };
    const outcome = await context.accounts.turnOffSecondFactor(request, body);
    if (outcome.status !== 'wrong-password') await admitted.refund();
    if (outcome.status !== 'changed') return refuseSecondFactor(outcome);
    return { body: undefined, position: outcome.position };
  },
});
