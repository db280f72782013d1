/**
 * Limits how often one student asks for questions that do not exist, because each attempt can occupy a source until its
 * timeout.
 */

import type { Context } from '#services/core/use-case/context.ts';
import type { LimitDefinition } from '#services/platform/limits/shared-limits.ts';
import { type Refusal, refuse } from '#services/platform/problems/refuse.ts';

const failedStarts: LimitDefinition = { name: 'practice-failed-starts-hour', points: 30, windowSeconds: 3_600 };
const tooMany = `We couldn't create practice questions ${failedStarts.points} times within an hour. Please try again later.`;

/**
 * Returns a refusal if too many starts have failed within the last hour; counts nothing. Failed starts are counted in the
 * table of limits, because they write no event.
 */
export async function checkFailedStartLimit(
  { limits }: Context<'limits'>,
  studentId: string,
): Promise<Refusal | undefined> {
  const { allowed, retryAfterSeconds } = await limits.peek(failedStarts, studentId);
  return allowed ? undefined : refuse('too-often', { detail: tooMany, retryAfterSeconds });
}

/** Counts a start that found no questions. */
export async function recordFailedStart({ limits }: Context<'limits'>, studentId: string): Promise<void> {
  await limits.consume(failedStarts, studentId);
}
