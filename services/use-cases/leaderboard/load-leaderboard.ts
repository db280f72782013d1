import type { Board, LeaderboardAnswer } from '#contracts/leaderboard.ts';
import { ERASED_TEXT, UNREADABLE_TEXT } from '#events/event-schema/personal-text.ts';
import { KEY_MISSING_TEXT } from '#events/values/shapes.ts';
import { type BoardRecord, boards } from '#projections/queries/leaderboard.ts';
import { civilToday } from '#services/clock/clock.ts';
import { unsealFields } from '#services/desk/unseal-fields.ts';
import type { Context } from '#services/use-case/context.ts';

type BoardsContext = Context<'readModels' | 'keys' | 'clock' | 'centre' | 'config'>;

/** Both boards as the read models have them; `position` is how far these are known to be, taken before. */
export async function loadLeaderboard(
  { readModels, keys, clock, centre, config }: BoardsContext,
  position: string,
): Promise<LeaderboardAnswer> {
  const { leaderboardNames: names, streakLapsed } = config;
  const today = civilToday(clock, centre.timeZone);
  const { all, week, monday } = await boards(readModels.sql, { today, names, streakLapsed });
  const [allShown, weekShown] = await Promise.all([toBoard(all, keys), toBoard(week, keys)]);
  return { position, all: allShown, week: weekShown, monday, names };
}

async function toBoard({ entries, standings }: BoardRecord, keys: BoardsContext['keys']): Promise<Board> {
  const opened = await unsealFields(entries, ['nickname'], keys);
  const called = opened.map(({ nickname, ...entry }) => ({ ...entry, name: readable(nickname) ?? entry.name }));
  return { entries: called, standings };
}

/** Nobody is called by what an erased or lost nickname reads as. */
const readable = (nickname: string | null): string | null =>
  nickname === ERASED_TEXT || nickname === KEY_MISSING_TEXT || nickname === UNREADABLE_TEXT ? null : nickname;
