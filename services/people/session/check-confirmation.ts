import { passwordLinkQuery, passwordLinkResponse } from '#contracts/session.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

export const checkConfirmation = defineUseCase({
  operation: 'checkConfirmation',
  summary: 'The e-mail that a link would confirm; null for a link that is used or expired. Changes nothing',
  method: 'GET',
  path: '/api/auth/confirm',
  access: 'public',
  limitsAttempts: true,
  query: passwordLinkQuery,
  answer: passwordLinkResponse,
  run: async ({ query }, { accounts }: Context<'accounts'>) => ({
    body: { email: (await accounts.emailToConfirm(query.token)) ?? null },
  }),
});
