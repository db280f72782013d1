import { passwordLinkQuery, passwordLinkResponse } from '#contracts/session.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

export const checkTutorInvitation = defineUseCase({
  operation: 'checkTutorInvitation',
  summary: 'The e-mail that an invitation is for; null for one that was used, replaced or withdrawn, or has expired',
  method: 'GET',
  path: '/api/tutor-invitation',
  access: 'public',
  limitsAttempts: true,
  query: passwordLinkQuery,
  answer: passwordLinkResponse,
  run: async ({ query }, { accounts }: Context<'accounts'>) => ({
    body: { email: (await accounts.emailOfTutorInvitation(query.token)) ?? null },
  }),
});
