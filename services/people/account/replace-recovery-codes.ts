import { recoveryCodesResponse, secondFactorProof } from '#contracts/account.ts';
import { toActor } from '#services/core/command/dispatch.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { admitCurrentPassword } from './admit-current-password.ts';
import { refuseSecondFactor } from './second-factor-refusals.ts';

export const replaceRecoveryCodes = defineUseCase({
  operation: 'replaceRecoveryCodes',
  attempt: 'make new recovery codes',
  summary: 'Makes new recovery codes for the person; the earlier ones are void',
  method: 'POST',
  path: '/api/account/second-factor/recovery-codes',
  access: 'signed-in',
  relation: 'own-account',
  families: true,
  limitsAttempts: true,
  body: secondFactorProof,
  answer: recoveryCodesResponse,
  run: async (input, context: Context<'accounts' | 'limits' | 'config'>) => {
    const { body, session, profile, commandId } = input;
    const admitted = await admitCurrentPassword(input, context);
    if ('refused' in admitted) return admitted;
    const request = { id: session.userId, commandId, actor: toActor(profile) };
    const outcome = await context.accounts.replaceRecoveryCodes(request, body);
    if (outcome.status !== 'wrong-password') await admitted.refund();
    if (outcome.status !== 'changed') return refuseSecondFactor(outcome);
    return { body: { recovery_codes: [...outcome.recoveryCodes] }, position: outcome.position };
  },
});
