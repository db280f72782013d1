import { passwordLinkRequest } from '#contracts/session.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { admitNewPassword } from './password-check-limits.ts';

export const confirmEmail = defineUseCase({
  operation: 'confirmEmail',
  attempt: 'confirm an email address',
  summary: 'Confirms an e-mail with the token sent to it, once, and sets the account’s password',
  method: 'POST',
  path: '/api/auth/confirm',
  access: 'public',
  limitsAttempts: true,
  body: passwordLinkRequest,
  run: async ({ body, network }, { accounts, limits }: Context<'accounts' | 'limits'>) => {
    const admitted = await admitNewPassword(limits, network);
    if ('refused' in admitted) return admitted;
    const confirmed = await accounts.confirmEmail(body.token, body.password);
    if (confirmed.status === 'confirmation-invalid') {
      // An invalid link costs no password hash. Only requests that race for one valid link may have cost one.
      await admitted.refund();
      return refuse(confirmed.status);
    }
    return { body: undefined, position: confirmed.position };
  },
});
