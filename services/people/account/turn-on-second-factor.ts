import { recoveryCodesResponse, turnOnSecondFactorRequest } from '#contracts/account.ts';
import { toActor } from '#services/core/command/dispatch.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { checkAccountChangeLimit } from './account-change-limit.ts';
import { refuseSecondFactor } from './second-factor-refusals.ts';

export const turnOnSecondFactor = defineUseCase({
  operation: 'turnOnSecondFactor',
  attempt: 'turn on two-step sign-in',
  summary: 'Turns on the person’s second factor with a code of their authenticator app, and makes the recovery codes',
  method: 'POST',
  path: '/api/account/second-factor',
  access: 'signed-in',
  relation: 'own-account',
  families: true,
  beforeSecondFactor: true,
  limitsAttempts: true,
  body: turnOnSecondFactorRequest,
  answer: recoveryCodesResponse,
  run: async ({ body, session, profile, commandId }, { accounts, limits }: Context<'accounts' | 'limits'>) => {
    const limited = await checkAccountChangeLimit(limits, session.userId);
    if (limited) return limited;
    const request = { id: session.userId, commandId, actor: toActor(profile) };
    const outcome = await accounts.turnOnSecondFactor(request, body.code);
    if (outcome.status !== 'changed') return refuseSecondFactor(outcome);
    return { body: { recovery_codes: [...outcome.recoveryCodes] }, position: outcome.position };
  },
});
