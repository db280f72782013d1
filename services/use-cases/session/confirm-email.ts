import { confirmEmailRequest } from '#contracts/session.ts';
import type { Context } from '#services/use-case/context.ts';
import { refuse } from '#services/use-case/problems.ts';
import { defineUseCase } from '#services/use-case/use-case.ts';
import { admitNewPassword } from './password-check-limits.ts';

export const confirmEmail = defineUseCase({
  operation: 'confirmEmail',
  summary: 'Confirms an e-mail by the token that was sent to it, once, and sets the password of its account',
  method: 'POST',
  path: '/api/auth/confirm',
  access: 'public',
  limitsAttempts: true,
  body: confirmEmailRequest,
  run: async ({ body, address }, { accounts, limits }: Context<'accounts' | 'limits'>) => {
    const admitted = await admitNewPassword(limits, address);
    if ('refused' in admitted) return admitted;
    const confirmed = await accounts.confirmEmail(body.token, body.password);
    if (confirmed.status === 'confirmation-invalid') {
      // A link that is not valid costs no hash. Of requests with one link at once, those that lose may have cost one.
      await admitted.refund();
      return refuse(confirmed.status);
    }
    return { body: undefined, position: confirmed.position };
  },
});
