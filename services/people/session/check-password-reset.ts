import { passwordLinkQuery, passwordLinkResponse } from '#contracts/session.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

export const checkPasswordReset = defineUseCase({
  operation: 'checkPasswordReset',
  summary: 'The e-mail whose password a link or code can set; null for one that is used or expired. Changes nothing',
  method: 'GET',
  path: '/api/auth/reset',
  access: 'public',
  limitsAttempts: true,
  query: passwordLinkQuery,
  answer: passwordLinkResponse,
  run: async ({ query }, { accounts }: Context<'accounts'>) => ({
    body: { email: (await accounts.emailToReset(query.token)) ?? null },
  }),
});
