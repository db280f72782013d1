import { changePasswordRequest } from '#contracts/account.ts';
import { toActor } from '#services/core/command/dispatch.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { admitCurrentPassword } from './admit-current-password.ts';

export const changePassword = defineUseCase({
  operation: 'changePassword',
  attempt: 'change their password',
  summary: 'Replaces the person’s own password, and ends all their other sessions',
  method: 'POST',
  path: '/api/account/password',
  access: 'signed-in',
  relation: 'own-account',
  applicants: true,
  families: true,
  limitsAttempts: true,
  body: changePasswordRequest,
  run: async (input, context: Context<'accounts' | 'limits' | 'config'>) => {
    const { body, session, profile, commandId } = input;
    const admitted = await admitCurrentPassword(input, context);
    if ('refused' in admitted) return admitted;
    const outcome = await context.accounts.changePassword({
      ...{ id: session.userId, sessionId: session.sessionId, commandId, actor: toActor(profile) },
      ...{ password: body.password, newPassword: body.new_password },
    });
    if (outcome.status === 'wrong-password') return refuse(outcome.status);
    await admitted.refund();
    return { body: undefined, position: outcome.position };
  },
});
