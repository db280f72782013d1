import { signUpAnswer, signUpRequest } from '#contracts/session.ts';
import type { SignUpLimitReached } from '#services/accounts/sign-up-limits.ts';
import type { Context } from '#services/use-case/context.ts';
import { refuse } from '#services/use-case/problems.ts';
import { defineUseCase } from '#services/use-case/use-case.ts';
import { isConfusableWithTutor } from './confusable-with-tutor.ts';
import { admitNewPassword } from './password-check-limits.ts';

export const signUp = defineUseCase({
  operation: 'signUp',
  summary: 'Makes a student’s account, whatever else the request says; known and unknown addresses are answered alike',
  method: 'POST',
  path: '/api/auth/sign-up',
  access: 'public',
  limitsAttempts: true,
  body: signUpRequest,
  answer: signUpAnswer,
  run: async ({ body, commandId, address }, context: Context<'accounts' | 'limits' | 'readModels'>) => {
    const admitted = await admitNewPassword(context.limits, address);
    if ('refused' in admitted) return admitted;
    const isNameRefused = () => isConfusableWithTutor(body.name, context);
    const outcome = await context.accounts.signUp({ ...body, commandId, address, isNameRefused });
    // Every other outcome is a refusal before a password was hashed.
    if (outcome.status !== 'done') await admitted.refund();
    switch (outcome.status) {
      case 'name-refused':
        return refuse('invalid-request', { errors: { name: tutorsName } });
      case 'closed':
        return refuse('sign-ups-closed');
      case 'command-reused':
        return refuse('command-reused');
      case 'limited':
        return refuse('sign-ups-limited', {
          detail: limited[outcome.by],
          retryAfterSeconds: outcome.retryAfterSeconds,
        });
      // without a position: an address that has an account already has none to tell
      case 'done':
        return { body: { confirmation: outcome.confirmation } };
    }
  },
});

const tutorsName = "This name looks like a tutor's name. If it is yours, please ask your tutor for an account.";

const limited: Record<SignUpLimitReached['by'], string> = {
  address: 'Many accounts were created from your network. Please try again later, or ask your tutor for an account.',
  hour: 'Many accounts were created here within the last hour. Please try again later, or ask your tutor for an account.',
  waiting: "Many new accounts wait for a tutor's approval. Please ask your tutor for an account.",
};
