import { passwordLinkRequest } from '#contracts/session.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { choosePasswordByLink } from './choose-password-by-link.ts';

export const confirmEmail = defineUseCase({
  operation: 'confirmEmail',
  attempt: 'confirm an email address',
  summary: 'Confirms an e-mail with the token sent to it, once, and sets the account’s password',
  method: 'POST',
  path: '/api/auth/confirm',
  access: 'public',
  limitsAttempts: true,
  body: passwordLinkRequest,
  run: (input, context: Context<'accounts' | 'limits' | 'config'>) =>
    choosePasswordByLink(input, context, context.accounts.confirmEmail),
});
