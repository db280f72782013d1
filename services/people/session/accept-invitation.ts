import { passwordLinkRequest } from '#contracts/session.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { choosePasswordByLink } from './choose-password-by-link.ts';

export const acceptInvitation = defineUseCase({
  operation: 'acceptInvitation',
  attempt: 'accept an invitation',
  summary: 'Makes the invited person a tutor with the password that they choose, once',
  method: 'POST',
  path: '/api/auth/invite',
  access: 'public',
  limitsAttempts: true,
  body: passwordLinkRequest,
  run: (input, context: Context<'accounts' | 'limits' | 'config'>) =>
    choosePasswordByLink(input, context, context.accounts.acceptInvitation),
});
