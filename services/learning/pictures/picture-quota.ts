import type { LimitDefinition, SharedLimits } from '#services/platform/limits/shared-limits.ts';
import { type Refusal, refuse } from '#services/platform/problems/refuse.ts';

const DAY_SECONDS = 24 * 60 * 60;
const KIB = 1024;

const picturesPerDay: LimitDefinition = { name: 'pictures', points: 300, windowSeconds: DAY_SECONDS };
const kibPerDay: LimitDefinition = { name: 'picture-kib', points: 150 * KIB, windowSeconds: DAY_SECONDS };

const TOO_MANY = 'You have added as many pictures as one person can add in a day. Add the others tomorrow.';

/** Counts one picture and its bytes against a tutor's daily limits. Returns the refusal, or undefined within them. */
export async function consumePictureQuota(
  limits: SharedLimits,
  tutorId: string,
  bytes: number,
): Promise<Refusal | undefined> {
  const uses = await Promise.all([
    limits.consume(picturesPerDay, tutorId),
    limits.consume(kibPerDay, tutorId, Math.ceil(bytes / KIB)),
  ]);
  return uses.every(({ allowed }) => allowed) ? undefined : refuse('too-often', { detail: TOO_MANY });
}
