import { z } from 'zod';
import { NICKNAME_LENGTH_MAX } from '#events/values/limits.ts';
import { civilDate } from '#events/values/shapes.ts';
import { isReadableNickname } from './nickname.ts';
import { id, text, wirePosition } from './primitives.ts';

const count = z.int().min(0);

/** Specification, section 3. In the board of a week, points and sessions are those of the week. */
export const leaderboardEntry = z.strictObject({
  student_id: id,
  /** As the centre shows names; ‘Unknown’ for one without a profile. */
  name: z.string(),
  /** Equal points share a rank: 1, 2, 2, 4. */
  rank: z.int().positive(),
  total_sessions: count,
  total_points: count,
  current_streak: count,
});
export type LeaderboardEntry = z.infer<typeof leaderboardEntry>;

export const board = z.strictObject({
  /** The first ten. */
  entries: z.array(leaderboardEntry),
  /** Points and how many stand there with them, most points first: by it everybody finds their own rank. */
  standings: z.array(z.tuple([count, count])),
});
export type Board = z.infer<typeof board>;

/** GET /api/leaderboard (getLeaderboard, signed-in), and what the feed's frames carry. */
export const leaderboardAnswer = z.strictObject({
  /** It shows at least what stands in the log up to here: of two, the one with the larger position is the newer. */
  position: wirePosition,
  all: board,
  week: board,
  /** The first day of the week in the centre's calendar. */
  monday: civilDate,
  names: z.enum(['full', 'initial', 'nickname']),
});
export type LeaderboardAnswer = z.infer<typeof leaderboardAnswer>;

/** POST /api/leaderboard/place (chooseLeaderboardPlace, student): whether others see them, and as whom; answers 204. */
export const chooseLeaderboardPlaceRequest = z.strictObject({
  hidden: z.boolean(),
  /** Only shown where the centre shows nicknames; '' is none. */
  nickname: text(NICKNAME_LENGTH_MAX)
    .transform((name) => name.trim().replace(/\s+/g, ' '))
    .refine(isReadableNickname, 'Please use letters, digits and emoji that everybody can see.'),
});
