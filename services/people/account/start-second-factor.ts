import { startSecondFactorRequest, startSecondFactorResponse } from '#contracts/account.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { admitCurrentPassword } from './admit-current-password.ts';

export const startSecondFactor = defineUseCase({
  operation: 'startSecondFactor',
  attempt: 'set up two-step sign-in',
  summary:
    'Makes the secret for the person’s authenticator app; the second factor stays off until a code of it is entered',
  method: 'POST',
  path: '/api/account/second-factor/setup',
  access: 'signed-in',
  relation: 'own-account',
  families: true,
  beforeSecondFactor: true,
  limitsAttempts: true,
  body: startSecondFactorRequest,
  answer: startSecondFactorResponse,
  run: async (input, context: Context<'accounts' | 'limits' | 'config'>) => {
    const { session, body } = input;
    const admitted = await admitCurrentPassword(input, context);
    if ('refused' in admitted) return admitted;
    if (!(await context.accounts.isCurrentPassword(session.userId, body.password))) return refuse('wrong-password');
    await admitted.refund();
    const started = await context.accounts.startSecondFactor(session.userId, session.email);
    return 'status' in started ? refuse(started.status) : { body: started };
  },
});
