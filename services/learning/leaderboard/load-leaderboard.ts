import type { Board, LeaderboardQuery, LeaderboardResponse } from '#contracts/leaderboard.ts';
import { UNREADABLE_TEXT } from '#events/kernel/personal-text.ts';
import type { KeyRing } from '#events/record/key-ring.ts';
import { ERASED_TEXT } from '#events/values/erased-text.ts';
import { KEY_MISSING_TEXT } from '#events/values/key-missing-text.ts';
import type { BoardCountingRule } from '#events/values/shapes.ts';
import type { ReadModelPool } from '#projections/engine/read-model-pool.ts';
import type { LeaderboardNameFormat } from '#projections/learning/practice-stats/abbreviate-leaderboard-name.ts';
import {
  fetchBoardNames,
  fetchLeaderboards,
  type LeaderboardRecord,
} from '#projections/learning/practice-stats/leaderboard-query.ts';
import type { Centre } from '#services/core/centre/centre.ts';
import { type Clock, getCivilDate } from '#services/platform/clock.ts';
import type { Config } from '#services/platform/config/config.ts';
import { unsealFields } from '#services/platform/personal-keys/unseal-fields.ts';

interface BoardsParts {
  readonly readModels: Pick<ReadModelPool, 'sql'>;
  readonly keys: KeyRing;
  readonly clock: Clock;
  readonly centre: Pick<Centre, 'timeZone' | 'demo'>;
  readonly config: Pick<Config, 'leaderboardNames' | 'streakLapsed'>;
}

/** The specification shows full names. A real centre shows those of children only by choice. */
const toNameFormat = ({ config, centre }: Pick<BoardsParts, 'config' | 'centre'>): LeaderboardNameFormat =>
  config.leaderboardNames ?? (centre.demo ? 'full' : 'initial');

/** Stands for a student whom the boards do not show. */
const HIDDEN_STUDENT_NAME = 'A student';

/** The names of students as the boards show them, by id. */
export async function loadBoardNames(
  parts: Pick<BoardsParts, 'readModels' | 'keys' | 'config' | 'centre'>,
  studentIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await fetchBoardNames(parts.readModels.sql, studentIds, toNameFormat(parts));
  const unsealed = await unsealFields(rows, ['nickname'], parts.keys);
  return new Map(
    unsealed.map(({ student_id, name, nickname, hidden }) => [
      student_id,
      hidden ? HIDDEN_STUDENT_NAME : (toReadableNickname(nickname) ?? name),
    ]),
  );
}

/**
 * Both boards, of all students, of one group or of one band of grades, from the read models. The caller must read `position` from the feed before
 * the call, so that the boards contain at least the events up to it.
 */
export async function loadLeaderboard(
  { readModels, keys, clock, centre, config }: BoardsParts,
  position: string,
  filters: LeaderboardQuery = {},
  counting: BoardCountingRule = 'points',
): Promise<LeaderboardResponse> {
  const { streakLapsed } = config;
  const names = toNameFormat({ config, centre });
  const today = getCivilDate(clock, centre.timeZone);
  const options = { today, names, streakLapsed, counting, ...filters };
  const { all, week, monday } = await fetchLeaderboards(readModels.sql, options);
  const [allShown, weekShown] = await Promise.all([toBoard(all, keys), toBoard(week, keys)]);
  return { position, all: allShown, week: weekShown, monday, counting, names };
}

async function toBoard({ entries, standings }: LeaderboardRecord, keys: KeyRing): Promise<Board> {
  const unsealed = await unsealFields(entries, ['nickname'], keys);
  const named = unsealed.map(({ nickname, ...entry }) => ({
    ...entry,
    name: toReadableNickname(nickname) ?? entry.name,
  }));
  return { entries: named, standings };
}

/** Null for a nickname that is a placeholder text of erased or unreadable data: the real name is shown then. */
const toReadableNickname = (nickname: string | null): string | null =>
  nickname === ERASED_TEXT || nickname === KEY_MISSING_TEXT || nickname === UNREADABLE_TEXT ? null : nickname;
