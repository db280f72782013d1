import { signUpAnswer, signUpRequest } from '#contracts/session.ts';
import { refused } from '#services/http/problems.ts';
import { defineUseCase } from '#services/http/use-case.ts';
import { admitNewPassword } from './password-check-limits.ts';

export const signUp = defineUseCase({
  operation: 'signUp',
  summary: 'Makes a student’s account, whatever else the request says',
  method: 'POST',
  path: '/api/auth/sign-up',
  access: 'public',
  limitsAttempts: true,
  body: signUpRequest,
  answer: signUpAnswer,
  run: async ({ body, commandId, address }, { accounts, limits }) => {
    const admitted = await admitNewPassword(limits, address);
    if ('refused' in admitted) return admitted;
    const outcome = await accounts.signUp({ ...body, commandId });
    if (outcome.status === 'refused') return refused(outcome.refusal);
    if (outcome.status === 'command-reused') return refused('command-reused');
    return { body: { confirmation: outcome.confirmation }, position: outcome.position };
  },
});
