import { chooseLeaderboardPlaceRequest } from '#contracts/leaderboard.ts';
import { toLooseNameKey } from '#contracts/nickname.ts';
import { leaderboardAggregate } from '#events/learning/leaderboard/leaderboard-choice-decider.ts';
import { unsealQueriedTexts } from '#events/record/queried-sealed-texts.ts';
import { LEADERBOARD_CHOICES_PER_DAY_MAX } from '#events/values/limits.ts';
import { abbreviateLeaderboardName } from '#projections/learning/practice-stats/abbreviate-leaderboard-name.ts';
import { fetchLeaderboardChoice } from '#projections/learning/practice-stats/leaderboard-query.ts';
import { fetchNamesExceptStudent } from '#projections/people/profiles/names-except-student.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { createDayLimit, toDayLimitKey } from '#services/platform/limits/day-limit.ts';
import { hasUnkindWord } from './has-unkind-word.ts';

/** True for the student's current nickname and for no nickname. Neither needs a check against other names. */
async function isOwnNickname(
  nickname: string,
  studentId: string,
  { readModels, keys }: Context<'readModels' | 'keys'>,
): Promise<boolean> {
  if (nickname === '') return true;
  const [own] = await unsealQueriedTexts([(await fetchLeaderboardChoice(readModels.sql, studentId)).nickname], keys);
  return own === nickname;
}

/**
 * True when another person's nickname, name or shown name is equal or looks alike. Not a guarantee: it reads the read
 * models, so two students who choose at the same moment can both succeed.
 */
async function isNicknameTaken(
  nickname: string,
  studentId: string,
  { readModels, keys }: Context<'readModels' | 'keys'>,
): Promise<boolean> {
  const likeness = toLooseNameKey(nickname);
  for await (const others of fetchNamesExceptStudent(readModels.sql, studentId)) {
    const nicknames = await unsealQueriedTexts(
      others.map((other) => other.nickname),
      keys,
    );
    const names = others.flatMap(({ name }) => [name, abbreviateLeaderboardName(name, 'initial')]);
    const taken = [...names, ...nicknames.filter((name) => name !== null)];
    if (taken.some((name) => toLooseNameKey(name) === likeness)) return true;
  }
  return false;
}

const triesOfDay = createDayLimit('nickname-tries-of-day', LEADERBOARD_CHOICES_PER_DAY_MAX);
/** With more refusals, a student could find out names one by one, by trying them as nicknames. */
const takenOfDay = createDayLimit('taken-nicknames-of-day', 5);

type NicknameRefusal = 'nickname-unkind' | 'nickname-taken' | 'nickname-tries-used-up';

/**
 * Why a student cannot have a nickname; undefined when it is allowed. Every other try counts against the limits of a day, as a
 * taken one until it is looked up. Above a limit no name is looked up: each answer reveals whether the nickname is in use.
 */
async function findNicknameRefusal(
  nickname: string,
  studentId: string,
  context: Context<'readModels' | 'keys' | 'limits' | 'clock' | 'centre'>,
): Promise<NicknameRefusal | undefined> {
  if (await isOwnNickname(nickname, studentId, context)) return undefined;
  if (hasUnkindWord(nickname)) return 'nickname-unkind';
  const key = toDayLimitKey(context, studentId);
  for (const limit of [triesOfDay, takenOfDay])
    if (!(await context.limits.consume(limit, key)).allowed) return 'nickname-tries-used-up';
  if (await isNicknameTaken(nickname, studentId, context)) return 'nickname-taken';
  await context.limits.refund(takenOfDay, key);
  return undefined;
}

export const chooseLeaderboardPlace = defineUseCase({
  operation: 'chooseLeaderboardPlace',
  attempt: 'change how they appear on the leaderboard',
  summary: 'Chooses whether a student is shown on the leaderboard, and with which nickname',
  method: 'POST',
  path: '/api/leaderboard/place',
  access: 'student',
  relation: 'own-account',
  body: chooseLeaderboardPlaceRequest,
  run: (input, context: DispatchContext & Context<'keys' | 'limits'>) => {
    const { body, profile } = input;
    // The handler evaluates the precondition again after each version conflict; one request counts once.
    let check: ReturnType<typeof findNicknameRefusal> | undefined;
    const precondition = () => {
      check ??= findNicknameRefusal(body.nickname, profile.id, context);
      return check;
    };
    const command = { type: 'ChoosePlace', ...body } as const;
    return dispatch(context, input, leaderboardAggregate, profile.id, command, { precondition });
  },
});
