import { signUpRequest, signUpResponse } from '#contracts/session.ts';
import { fetchCurrentTutors } from '#projections/people/profiles/profiles-query.ts';
import type { LimitedSignUpOutcome } from '#services/core/accounts/sign-up-limits.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { areNamesConfusable } from './confusable-names.ts';
import { admitNewPassword } from './password-check-limits.ts';

/**
 * True when a name looks like the name of a current tutor. Checked only where people choose their own name; a tutor may
 * add a student who has a tutor's name.
 */
const isConfusableWithTutor = async (name: string, { readModels }: Context<'readModels'>): Promise<boolean> =>
  (await fetchCurrentTutors(readModels.sql)).some((tutor) => areNamesConfusable(name, tutor.name));

export const signUp = defineUseCase({
  operation: 'signUp',
  attempt: 'sign up',
  summary: 'Creates a student’s account; known and unknown e-mails get the same answer',
  method: 'POST',
  path: '/api/auth/sign-up',
  access: 'public',
  limitsAttempts: true,
  body: signUpRequest,
  answer: signUpResponse,
  run: async ({ body, commandId, network }, context: Context<'accounts' | 'limits' | 'readModels'>) => {
    const admitted = await admitNewPassword(context.limits, network);
    if ('refused' in admitted) return admitted;
    const isNameRefused = () => isConfusableWithTutor(body.name, context);
    const outcome = await context.accounts.signUp({ ...body, commandId, network, isNameRefused });
    // Every other outcome was refused before its password was hashed.
    if (outcome.status !== 'done') await admitted.refund();
    switch (outcome.status) {
      case 'name-refused':
        return refuse('invalid-request', { errors: { name: looksLikeTutor } });
      case 'closed':
        return refuse('sign-ups-closed');
      case 'command-reused':
        return refuse('command-reused');
      case 'limited':
        return refuse('sign-ups-limited', {
          detail: limitedTexts[outcome.by],
          retryAfterSeconds: outcome.retryAfterSeconds,
        });
      // The answer has no position: a known e-mail writes no event, and the answers must not differ.
      case 'done':
        return { body: { confirmation: outcome.confirmation } };
    }
  },
});

const looksLikeTutor = "This name looks like a tutor's name. If it is yours, please ask your tutor for an account.";

const limitedTexts: Record<LimitedSignUpOutcome['by'], string> = {
  network: 'Many accounts were created from your network. Please try again later, or ask your tutor for an account.',
  hour: 'Many accounts were created here within the last hour. Please try again later, or ask your tutor for an account.',
  waiting: "Many new accounts wait for a tutor's approval. Please ask your tutor for an account.",
};
