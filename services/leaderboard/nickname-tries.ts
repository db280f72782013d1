import { PLACE_CHANGES_A_DAY } from '#events/limits.ts';
import { civilToday } from '#services/clock.ts';
import type { LimitDefinition } from '#services/limits/shared-limits.ts';
import type { Program } from '#services/program.ts';
import { isOwnNickname, isTaken } from './taken-nickname.ts';

/** The key names the centre's day, so the window only has to outlast one. */
const triesOfDay: LimitDefinition = {
  name: 'nickname-tries-of-day',
  points: PLACE_CHANGES_A_DAY,
  windowSeconds: 2 * 86_400,
};

type NicknameRefusal = 'nickname-taken' | 'nickname-tries-used-up';

/**
 * Why a student cannot have a nickname; undefined where nothing is against it. Refused tries count too, and above the
 * limit nothing is looked up: each answer tells whether somebody goes by that name.
 */
export async function refusalOfNickname(
  nickname: string,
  studentId: string,
  program: Program,
): Promise<NicknameRefusal | undefined> {
  if (await isOwnNickname(nickname, studentId, program)) return undefined;
  const { limits, clock, centre } = program;
  const { allowed } = await limits.consume(triesOfDay, `${studentId} ${civilToday(clock, centre.timeZone)}`);
  if (!allowed) return 'nickname-tries-used-up';
  return (await isTaken(nickname, studentId, program)) ? 'nickname-taken' : undefined;
}
