import { accountQuery, accountResponse } from '#contracts/account.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { findDevice } from './device-of-user-agent.ts';

export const getAccount = defineUseCase({
  operation: 'getAccount',
  summary: 'The person’s own sessions, their second factor, and the e-mail that a link gives them',
  method: 'GET',
  path: '/api/account',
  access: 'signed-in',
  relation: 'own-account',
  applicants: true,
  families: true,
  beforeSecondFactor: true,
  query: accountQuery,
  answer: accountResponse,
  run: async ({ session, query: { email_token: token } }, { accounts }: Context<'accounts'>) => {
    const sessions = await accounts.sessionsOf(session.userId);
    const secondFactor = await accounts.findSecondFactor(session.userId);
    const newEmail = token === undefined ? undefined : await accounts.emailOfChange(session.userId, token);
    return {
      body: {
        new_email: newEmail ?? null,
        second_factor: secondFactor
          ? { since: secondFactor.since.toISOString(), recovery_codes_left: secondFactor.codesLeft }
          : null,
        sessions: sessions.map(({ id, userAgent, signedInAt, lastUsedAt }) => ({
          id,
          ...findDevice(userAgent),
          signed_in_at: signedInAt.toISOString(),
          last_used_at: lastUsedAt.toISOString(),
          current: id === session.sessionId,
        })),
      },
    };
  },
});
