import type { LimitDefinition, SharedLimits } from '#services/platform/limits/shared-limits.ts';
import { type Refusal, refuse } from '#services/platform/problems/refuse.ts';

/** Accounts that one tutor may create or restore in a minute. Each hashes a password, which delays everybody's sign-in. */
const newAccountsPerTutor: LimitDefinition = { name: 'tutors-new-accounts', points: 60, windowSeconds: 60 };

/** Counts one new account against the tutor's limit. Returns the refusal, or undefined within the limit. */
export const consumeNewAccountLimit = async (limits: SharedLimits, tutorId: string): Promise<Refusal | undefined> => {
  const { allowed, retryAfterSeconds } = await limits.consume(newAccountsPerTutor, tutorId);
  return allowed ? undefined : refuse('too-many-requests', { retryAfterSeconds });
};
