import { signInRequest } from '#contracts/session.ts';
import { refused } from '#services/http/problems.ts';
import { defineUseCase } from '#services/http/use-case.ts';

export const signIn = defineUseCase({
  operation: 'signIn',
  summary: 'Opens a session',
  method: 'POST',
  path: '/api/auth/sign-in',
  access: 'public',
  attemptsPerMinute: 20,
  body: signInRequest,
  run: async ({ body }, { accounts }) => {
    const answer = await accounts.signIn(body.email, body.password);
    return answer.status === 'signed-in' ? { body: undefined, cookies: answer.setCookie } : refused(answer.status);
  },
});
