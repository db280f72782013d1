import { LEADERBOARD_CHOICES_PER_DAY_MAX } from '#events/values/limits.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { createDayLimit, toDayLimitKey } from '#services/platform/limits/day-limit.ts';
import { hasUnkindWord } from './has-unkind-word.ts';
import { isNicknameTaken, isOwnNickname } from './is-nickname-taken.ts';

const triesOfDay = createDayLimit('nickname-tries-of-day', LEADERBOARD_CHOICES_PER_DAY_MAX);

type NicknameRefusal = 'nickname-unkind' | 'nickname-taken' | 'nickname-tries-used-up';

/**
 * Why a student cannot have a nickname; undefined when it is allowed. Every other try counts against the daily limit, and above
 * it no name is looked up: each answer reveals whether the nickname is in use.
 */
export async function findNicknameRefusal(
  nickname: string,
  studentId: string,
  context: Context<'readModels' | 'keys' | 'limits' | 'clock' | 'centre'>,
): Promise<NicknameRefusal | undefined> {
  if (await isOwnNickname(nickname, studentId, context)) return undefined;
  if (hasUnkindWord(nickname)) return 'nickname-unkind';
  const { allowed } = await context.limits.consume(triesOfDay, toDayLimitKey(context, studentId));
  if (!allowed) return 'nickname-tries-used-up';
  return (await isNicknameTaken(nickname, studentId, context)) ? 'nickname-taken' : undefined;
}
