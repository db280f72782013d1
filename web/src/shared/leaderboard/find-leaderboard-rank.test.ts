import { expect, test } from 'vitest';
import { findLeaderboardRank } from './find-leaderboard-rank.ts';

const standings: [number, number][] = [
  [90, 1],
  [70, 2],
  [40, 1],
];

test.each([
  [120, 1, null],
  [90, 1, null],
  [70, 2, { rank: 1, gap: 20 }],
  [50, 4, { rank: 2, gap: 20 }],
  [40, 4, { rank: 2, gap: 30 }],
  [0, 5, { rank: 4, gap: 40 }],
])('findLeaderboardRank: %d points give rank %d, next %j', (points, rank, next) => {
  expect(findLeaderboardRank({ standings }, points)).toEqual({ rank, next });
});

test('findLeaderboardRank: a student alone on the board leads', () => {
  expect(findLeaderboardRank({ standings: [] }, 10)).toEqual({ rank: 1, next: null });
});
