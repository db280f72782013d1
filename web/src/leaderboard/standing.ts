import type { Board } from '#contracts/leaderboard.ts';

export interface Standing {
  rank: number;
  /** Points to whoever is next above; null for who leads. */
  gap: number | null;
}

/** Where somebody with these points stands among the others: equal points share a rank. */
export function standingOf({ standings }: Pick<Board, 'standings'>, points: number): Standing {
  const above = standings.filter(([theirs]) => theirs > points);
  const rank = 1 + above.reduce((sum, [, people]) => sum + people, 0);
  const next = above.at(-1)?.[0];
  return { rank, gap: next === undefined ? null : next - points };
}
