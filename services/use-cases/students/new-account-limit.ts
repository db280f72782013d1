import type { LimitDefinition, SharedLimits } from '#services/limits/shared-limits.ts';
import { type Refusal, refuse } from '#services/use-case/problems.ts';

/** Accounts that one tutor makes or restores in a minute: each hashes a password, for which everybody's sign-in waits. */
const newAccountsPerTutor: LimitDefinition = { name: 'tutors-new-accounts', points: 60, windowSeconds: 60 };

/** Counts one new account, or refuses it; undefined when it is within the limit. */
export const checkNewAccountLimit = async (limits: SharedLimits, tutorId: string): Promise<Refusal | undefined> => {
  const { allowed, retryAfterSeconds } = await limits.consume(newAccountsPerTutor, tutorId);
  return allowed ? undefined : refuse('too-many-requests', { retryAfterSeconds });
};
