import type { LeaderboardEntry } from '#contracts/leaderboard.ts';

/** Who is new on a board or has other points than before; who only made room for them is no news. */
export function gainedSince(before: readonly LeaderboardEntry[], now: readonly LeaderboardEntry[]): LeaderboardEntry[] {
  const points = new Map(before.map(({ student_id, total_points }) => [student_id, total_points]));
  return now.filter(({ student_id, total_points }) => points.get(student_id) !== total_points);
}
