import { toLookalikeKey } from '#contracts/nickname.ts';
import { unsealClaims } from '#events/record/sealed-claims.ts';
import { chosenPlace } from '#projections/queries/leaderboard.ts';
import { readOtherNames } from '#projections/queries/other-names.ts';
import { shownName } from '#projections/queries/shown-name.ts';
import type { Context } from '#services/use-case/context.ts';

/** Whether a student would keep the nickname they have, or go without one: nothing has to be looked up then. */
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
 * Whether somebody else is called so, or would seem to be: by their nickname, their name, or what the board shows of it.
 * A courtesy by what the read models show.
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
