import { confirmEmailRequest } from '#contracts/session.ts';
import { refused } from '#services/http/problems.ts';
import { defineUseCase } from '#services/http/use-case.ts';

export const confirmEmail = defineUseCase({
  operation: 'confirmEmail',
  summary: 'Confirms an e-mail by the token that was sent to it, once, and sets the password of its account',
  method: 'POST',
  path: '/api/auth/confirm',
  access: 'public',
  limitsAttempts: true,
  body: confirmEmailRequest,
  run: async ({ body }, { accounts }) => {
    const confirmed = await accounts.confirmEmail(body.token, body.password);
    if (confirmed.status === 'confirmation-invalid') return refused(confirmed.status);
    return { body: undefined, position: confirmed.position };
  },
});
