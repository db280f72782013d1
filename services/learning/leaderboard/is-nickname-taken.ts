import { toLooseNameKey } from '#contracts/nickname.ts';
import { unsealQueriedTexts } from '#events/record/queried-sealed-texts.ts';
import { abbreviateLeaderboardName } from '#projections/learning/practice-stats/abbreviate-leaderboard-name.ts';
import { fetchLeaderboardChoice } from '#projections/learning/practice-stats/leaderboard-query.ts';
import { fetchNamesExceptStudent } from '#projections/people/profiles/names-except-student.ts';
import type { Context } from '#services/core/use-case/context.ts';

/** True for the student's current nickname and for no nickname. Neither needs a check against other names. */
export async function isOwnNickname(
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
export async function isNicknameTaken(
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
