import { requestPasswordResetRequest } from '#contracts/session.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import type { LimitDefinition } from '#services/platform/limits/shared-limits.ts';
import { refuse } from '#services/platform/problems/refuse.ts';

/** Requests of one IPv4 address or IPv6 /64. A school behind one address stays below it. */
const byAddress: LimitDefinition = { name: 'reset-requests-address', points: 30, windowSeconds: 3_600 };

export const requestPasswordReset = defineUseCase({
  operation: 'requestPasswordReset',
  attempt: 'ask for a new password',
  summary: 'Sends a link for a new password; known and unknown e-mails get the same answer',
  method: 'POST',
  path: '/api/auth/forgot',
  access: 'public',
  limitsAttempts: true,
  body: requestPasswordResetRequest,
  run: async ({ body, address }, { accounts, limits }: Context<'accounts' | 'limits'>) => {
    const { allowed, retryAfterSeconds } = await limits.consume(byAddress, address);
    if (!allowed) return refuse('too-many-requests', { retryAfterSeconds });
    await accounts.requestPasswordReset(body.email);
    return { body: undefined };
  },
});
