import { expect, test } from 'vitest';
import type { LeaderboardEntry } from '#contracts/leaderboard.ts';
import { gainedSince } from './announced.ts';

const entry = (student_id: string, rank: number, total_points: number): LeaderboardEntry => ({
  ...{ student_id, rank, total_points, name: student_id },
  ...{ total_sessions: 1, current_streak: 1 },
});

test('who gained is news, who made room is not', () => {
  const before = [entry('ada', 1, 50), entry('ben', 2, 40)];
  expect(gainedSince(before, [entry('ben', 1, 60), entry('ada', 2, 50)])).toEqual([entry('ben', 1, 60)]);
  expect(gainedSince(before, [...before, entry('cai', 3, 10)])).toEqual([entry('cai', 3, 10)]);
  expect(gainedSince(before, before)).toEqual([]);
});
