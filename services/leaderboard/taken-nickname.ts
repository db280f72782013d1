import { likenessOf } from '#contracts/nickname.ts';
import { openSealed } from '#events/record/open.ts';
import { othersCalled } from '#projections/leaderboard/nicknames.ts';
import { chosenPlace } from '#projections/leaderboard/queries.ts';
import { shownName } from '#projections/leaderboard/shown-name.ts';
import type { Program } from '#services/program.ts';

/**
 * Whether somebody else is called so, or would seem to be: by their nickname, their name, or what the board shows of it.
 * A courtesy by what the read models show; what a student is called already they may keep.
 */
export async function isTaken(nickname: string, studentId: string, { readModels, keys }: Program): Promise<boolean> {
  if (nickname === '') return false;
  const { sql } = readModels;
  const [own, others] = await Promise.all([chosenPlace(sql, studentId), othersCalled(sql, studentId)]);
  const [kept, ...nicknames] = await openSealed([own.nickname, ...others.nicknames], keys);
  if (kept === nickname) return false;
  const names = others.names.flatMap((name) => [name, shownName(name, 'initial')]);
  const taken = [...names, ...nicknames.filter((name) => name !== null)];
  return taken.some((name) => likenessOf(name) === likenessOf(nickname));
}
