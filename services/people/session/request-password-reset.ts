import { requestPasswordResetRequest } from '#contracts/session.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import type { LimitDefinition } from '#services/platform/limits/shared-limits.ts';
import { refuse } from '#services/platform/problems/refuse.ts';

/** Requests of one IPv4 address or IPv6 /48. A school behind one address stays below it. */
const byNetwork: LimitDefinition = { name: 'reset-requests-network', points: 30, windowSeconds: 3_600 };
/**
 * Requests of one network for one e-mail: a fifth of `RESET_LETTER_LIMIT`, so that a few strangers do not use up the letters
 * that its owner needs. Unknown e-mails are counted alike.
 */
const byNetworkAndEmail: LimitDefinition = { name: 'reset-requests-email', points: 3, windowSeconds: 24 * 60 * 60 };

export const requestPasswordReset = defineUseCase({
  operation: 'requestPasswordReset',
  attempt: 'ask for a new password',
  summary: 'Sends a link for a new password; known and unknown e-mails get the same answer',
  method: 'POST',
  path: '/api/auth/forgot',
  access: 'public',
  limitsAttempts: true,
  body: requestPasswordResetRequest,
  run: async ({ body, network }, { accounts, limits }: Context<'accounts' | 'limits'>) => {
    const { allowed, retryAfterSeconds } = await limits.consume(byNetwork, network);
    if (!allowed) return refuse('too-many-requests', { retryAfterSeconds });
    const ofEmail = await limits.consume(byNetworkAndEmail, `${network} ${body.email.toLowerCase()}`);
    if (!ofEmail.allowed)
      return refuse('too-many-requests', { detail: tooManyOfEmail, retryAfterSeconds: ofEmail.retryAfterSeconds });
    await accounts.requestPasswordReset(body.email);
    return { body: undefined };
  },
});

const tooManyOfEmail =
  'You have asked for several links for this email address today. Use the newest one, or ask your tutor for a code.';
