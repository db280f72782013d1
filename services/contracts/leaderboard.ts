import { z } from 'zod';
import { NICKNAME_LENGTH_MAX } from '#events/values/limits.ts';
import { boardCountingRule, civilDate, gradeBand } from '#events/values/shapes.ts';
import { isReadableNickname } from './nickname.ts';
import { id, lowerCaseId, text, wirePosition } from './primitives.ts';

const count = z.int().min(0);

/** A row of the leaderboard (specification, section 3). On the weekly board, points and sessions are those of the week. */
export const leaderboardEntry = z.strictObject({
  student_id: id,
  /** Full name, initial or nickname, as the centre has configured; ‘Unknown’ for a student without a profile. */
  name: z.string(),
  /** Equal points share a rank: 1, 2, 2, 4. */
  rank: z.int().positive(),
  total_sessions: count,
  total_points: count,
  current_streak: count,
});
export type LeaderboardEntry = z.infer<typeof leaderboardEntry>;

export const board = z.strictObject({
  /** The first 20, best first. */
  entries: z.array(leaderboardEntry),
  /** Pairs of points and the number of students with them, most points first. A page derives the reader's rank from it. */
  standings: z.array(z.tuple([count, count])),
});
export type Board = z.infer<typeof board>;

/**
 * Query of GET /api/leaderboard: `group` ranks the students of one group among themselves, `grades` counts only the
 * sessions of a band of grades.
 */
export const leaderboardQuery = z.strictObject({ group: lowerCaseId.optional(), grades: gradeBand.optional() });
export type LeaderboardQuery = z.infer<typeof leaderboardQuery>;

/** GET /api/leaderboard (getLeaderboard, signed-in); also the content of the feed's leaderboard messages. */
export const leaderboardResponse = z.strictObject({
  /** The boards include every event up to this position, so the answer with the larger position is the newer one. */
  position: wirePosition,
  all: board,
  week: board,
  /** The first day of the week in the centre's calendar. */
  monday: civilDate,
  /** What `week` counts: `level` on the board of a group if the centre's rule says so, else `points`. */
  counting: boardCountingRule,
  /** `hidden` for a reader who may not see the names of others (see `canSeeNames`). */
  names: z.enum(['full', 'initial', 'nickname', 'hidden']),
});
export type LeaderboardResponse = z.infer<typeof leaderboardResponse>;

/** GET /api/leaderboard/nicknames (getNicknames, tutor): each current student with a nickname, by name. Students never get it. */
export const nicknamesResponse = z.strictObject({
  nicknames: z.array(z.strictObject({ student_id: id, name: z.string(), nickname: z.string() })),
});
export type NicknamesResponse = z.infer<typeof nicknamesResponse>;

/** POST /api/leaderboard/nicknames/reset (resetNickname, tutor): removes the nickname that the tutor saw; answers 204. */
export const resetNicknameRequest = z.strictObject({ student_id: lowerCaseId, nickname: text(NICKNAME_LENGTH_MAX) });
export type ResetNicknameRequest = z.input<typeof resetNicknameRequest>;

/** POST /api/leaderboard/place (chooseLeaderboardPlace, student): whether others see the student, and under which nickname; answers 204. */
export const chooseLeaderboardPlaceRequest = z.strictObject({
  hidden: z.boolean(),
  /** Shown only if the centre is configured for nicknames; '' for none. */
  nickname: text(NICKNAME_LENGTH_MAX)
    .transform((name) => name.trim().replace(/\s+/g, ' '))
    .refine(isReadableNickname, 'Please use letters, digits and emoji that everyone can see.'),
});
export type ChooseLeaderboardPlaceRequest = z.input<typeof chooseLeaderboardPlaceRequest>;
