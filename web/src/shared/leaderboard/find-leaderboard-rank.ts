import type { Board } from '#contracts/leaderboard.ts';

export interface LeaderboardRank {
  rank: number;
  /** The next higher rank and the points missing to it; null for the leader. */
  next: { rank: number; gap: number } | null;
}

/** The rank of a student with these points; equal points share a rank. */
export function findLeaderboardRank({ standings }: Pick<Board, 'standings'>, points: number): LeaderboardRank {
  const above = standings.filter(([theirs]) => theirs > points);
  const rankBelow = (groups: Board['standings']) => 1 + groups.reduce((sum, [, people]) => sum + people, 0);
  const nearest = above.at(-1);
  return {
    rank: rankBelow(above),
    next: nearest ? { rank: rankBelow(above.slice(0, -1)), gap: nearest[0] - points } : null,
  };
}
