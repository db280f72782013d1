import { LEADERBOARD_CHOICES_PER_DAY } from '#events/values/limits.ts';
import { createDayLimit, toDayKey } from '#services/limits/day-limit.ts';
import type { Context } from '#services/use-case/context.ts';
import { isNicknameTaken, isOwnNickname } from './is-nickname-taken.ts';

const triesOfDay = createDayLimit('nickname-tries-of-day', LEADERBOARD_CHOICES_PER_DAY);

type NicknameRefusal = 'nickname-taken' | 'nickname-tries-used-up';

/**
 * Why a student cannot have a nickname; undefined where nothing is against it. Refused tries count too, and above the
 * limit nothing is looked up: each answer tells whether somebody goes by that name.
 */
export async function findNicknameRefusal(
  nickname: string,
  studentId: string,
  context: Context<'readModels' | 'keys' | 'limits' | 'clock' | 'centre'>,
): Promise<NicknameRefusal | undefined> {
  if (await isOwnNickname(nickname, studentId, context)) return undefined;
  const { allowed } = await context.limits.consume(triesOfDay, toDayKey(context, studentId));
  if (!allowed) return 'nickname-tries-used-up';
  return (await isNicknameTaken(nickname, studentId, context)) ? 'nickname-taken' : undefined;
}
