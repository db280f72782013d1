import type { LimitDefinition, SharedLimits } from '#services/platform/limits/shared-limits.ts';
import { type Refusal, refuse } from '#services/platform/problems/refuse.ts';

/** Changes of one person's account. Each writes an event, and some a letter. */
const byPerson: LimitDefinition = { name: 'account-changes-hour', points: 30, windowSeconds: 3_600 };

/** Counts one change of an account, or refuses it. */
export async function checkAccountChangeLimit(limits: SharedLimits, personId: string): Promise<Refusal | undefined> {
  const { allowed, retryAfterSeconds } = await limits.consume(byPerson, personId);
  return allowed ? undefined : refuse('too-many-requests', { retryAfterSeconds });
}
