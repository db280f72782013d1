import { passwordLinkRequest } from '#contracts/session.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { choosePasswordByLink } from './choose-password-by-link.ts';

export const resetPassword = defineUseCase({
  operation: 'resetPassword',
  attempt: 'choose a new password',
  summary: 'Sets a new password with a link or code, once, and ends all sessions of the person',
  method: 'POST',
  path: '/api/auth/reset',
  access: 'public',
  limitsAttempts: true,
  body: passwordLinkRequest,
  run: (input, context: Context<'accounts' | 'limits' | 'config'>) =>
    choosePasswordByLink(input, context, context.accounts.resetPassword),
});
