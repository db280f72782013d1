import { passwordLinkRequest } from '#contracts/session.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { admitNewPassword } from './password-check-limits.ts';

export const resetPassword = defineUseCase({
  operation: 'resetPassword',
  attempt: 'choose a new password',
  summary: 'Sets a new password with a link or code, once, and ends all sessions of the person',
  method: 'POST',
  path: '/api/auth/reset',
  access: 'public',
  limitsAttempts: true,
  body: passwordLinkRequest,
  run: async ({ body, address }, { accounts, limits }: Context<'accounts' | 'limits'>) => {
    const admitted = await admitNewPassword(limits, address);
    if ('refused' in admitted) return admitted;
    const { status } = await accounts.resetPassword(body.token, body.password);
    if (status === 'reset') return { body: undefined };
    // An invalid link costs no password hash. Only requests that race for one valid link may have cost one.
    await admitted.refund();
    return refuse(status);
  },
});
