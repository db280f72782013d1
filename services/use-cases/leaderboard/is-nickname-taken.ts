import { toLookalikeKey } from '#contracts/nickname.ts';
import { unsealClaims } from '#events/record/sealed-claims.ts';
import { chosenPlace } from '#projections/queries/leaderboard.ts';
import { readOtherNames } from '#projections/queries/other-names.ts';
import { shownName } from '#projections/queries/shown-name.ts';
import type { Context } from '#services/use-case/context.ts';

/** True for the student's current nickname and for none: neither needs a check against other names. */
export async function isOwnNickname(
  nickname: string,
  studentId: string,
  { readModels, keys }: Context<'readModels' | 'keys'>,
): Promise<boolean> {
  if (nickname === '') return true;
  const [own] = await unsealClaims([(await chosenPlace(readModels.sql, studentId)).nickname], keys);
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
  const likeness = toLookalikeKey(nickname);
  for await (const others of readOtherNames(readModels.sql, studentId)) {
    const nicknames = await unsealClaims(
      others.map((other) => other.nickname),
      keys,
    );
    const names = others.flatMap(({ name }) => [name, shownName(name, 'initial')]);
    const taken = [...names, ...nicknames.filter((name) => name !== null)];
    if (taken.some((name) => toLookalikeKey(name) === likeness)) return true;
  }
  return false;
}
