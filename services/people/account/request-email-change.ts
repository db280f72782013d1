import { requestEmailChangeRequest } from '#contracts/account.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { admitCurrentPassword } from './admit-current-password.ts';

export const requestEmailChange = defineUseCase({
  operation: 'requestEmailChange',
  attempt: 'change their email',
  summary: 'Sends a link to the person’s new e-mail; one with an account and one without get the same answer',
  method: 'POST',
  path: '/api/account/email',
  access: 'signed-in',
  relation: 'own-account',
  applicants: true,
  families: true,
  limitsAttempts: true,
  body: requestEmailChangeRequest,
  run: async (input, context: Context<'accounts' | 'limits' | 'config'>) => {
    const { body, session } = input;
    if (body.email.toLowerCase() === session.email)
      return refuse('invalid-request', { errors: { email: 'You sign in with this email address already.' } });
    const admitted = await admitCurrentPassword(input, context);
    if ('refused' in admitted) return admitted;
    if (!(await context.accounts.isCurrentPassword(session.userId, body.password))) return refuse('wrong-password');
    await admitted.refund();
    await context.accounts.requestEmailChange(session.userId, body.email);
    return { body: undefined };
  },
});
