import type { LeaderboardEntry } from '#contracts/leaderboard.ts';
import { LEADERBOARD_ROWS_FETCHED } from '#events/values/limits.ts';

type Entries = readonly LeaderboardEntry[];

/**
 * Returns a function that compares each board, best first, with the previous one and returns the entries that have
 * gained points. The first call returns nobody. A student who appears because others left or hid, or who is no longer
 * hidden, has gained nothing.
 */
export function createPointGainDetector(): (board: Entries) => LeaderboardEntry[] {
  const seen = new Map<string, number>();
  /** The most points that anybody outside the previous board can have had. */
  let unseen = Number.POSITIVE_INFINITY;
  return (board) => {
    const gained = board.filter(
      ({ student_id, total_points }) => total_points > Math.max(seen.get(student_id) ?? 0, unseen),
    );
    for (const { student_id, total_points } of board) seen.set(student_id, total_points);
    unseen = board.length < LEADERBOARD_ROWS_FETCHED ? 0 : (board.at(-1)?.total_points ?? 0);
    return gained;
  };
}
