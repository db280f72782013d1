import type { LeaderboardEntry } from '#contracts/leaderboard.ts';
import { LEADERBOARD_ROWS_FETCHED } from '#events/values/limits.ts';

type Entries = readonly LeaderboardEntry[];

/**
 * Remembers what it has seen of a board. Each look, the best first, answers with who has gained since the one before;
 * the first with nobody. Whoever comes in because somebody left or hid, or is shown again, has no more than was known.
 */
export function createGainDetector(): (board: Entries) => LeaderboardEntry[] {
  const seen = new Map<string, number>();
  /** The most points that somebody could have without standing on the board. */
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
