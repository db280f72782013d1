import type { Context } from '#services/core/use-case/context.ts';
import { createDayLimit, toDayLimitKey } from '#services/platform/limits/day-limit.ts';
import { type Refusal, refuse } from '#services/platform/problems/refuse.ts';
import { checkFailedStartLimit, recordFailedStart } from './failed-start-limit.ts';

/** Sessions that one student may start in a day: the log keeps the questions of each for ever. */
export const PRACTICE_STARTS_A_DAY = 100;

const startsOfDay = createDayLimit('practice-starts-of-day', PRACTICE_STARTS_A_DAY);
const tooMany = `You have started ${PRACTICE_STARTS_A_DAY} practice sessions today. Come back tomorrow!`;

/**
 * Starts a session unless the student has used up the starts of the day, or too many starts have failed. Counted before
 * the start, so that starts at the same moment, also at different copies of the program, stay within the quota together. A
 * start whose outcome is unknown stays counted. A start that continues after its first request was counted by that request.
 */
export async function withStartQuota<Started extends { readonly body: unknown } | Refusal>(
  context: Context<'limits' | 'clock' | 'centre'>,
  studentId: string,
  start: () => Promise<Started>,
  { isCounted = false } = {},
): Promise<Started | Refusal> {
  const { limits } = context;
  const refusal = await checkFailedStartLimit(context, studentId);
  if (refusal) return refusal;
  const key = toDayLimitKey(context, studentId);
  if (!isCounted && !(await limits.consume(startsOfDay, key)).allowed) return refuse('too-often', { detail: tooMany });
  const outcome = await start();
  if ('refused' in outcome) {
    await Promise.all([limits.refund(startsOfDay, key), recordFailedStart(context, studentId)]);
  }
  return outcome;
}
