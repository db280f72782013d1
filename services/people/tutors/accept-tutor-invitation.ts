import { passwordLinkRequest } from '#contracts/session.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { choosePasswordByLink } from '../session/choose-password-by-link.ts';

export const acceptTutorInvitation = defineUseCase({
  operation: 'acceptTutorInvitation',
  attempt: 'accept an invitation',
  summary: 'Makes the invited person a tutor with the password that they choose, once',
  method: 'POST',
  path: '/api/tutor-invitation',
  access: 'public',
  limitsAttempts: true,
  body: passwordLinkRequest,
  run: (input, context: Context<'accounts' | 'limits' | 'config'>) =>
    choosePasswordByLink(input, context, context.accounts.acceptTutorInvitation),
});
