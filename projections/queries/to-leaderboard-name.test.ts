import { expect, test } from 'vitest';
import { toLeaderboardName } from './to-leaderboard-name.ts';

test.each([
  ['Maya Okafor', 'Maya O.'],
  ['  Maya   de la  Okafor ', 'Maya O.'],
  ['Maya', 'Maya'],
  ['Maya öz', 'Maya ö.'],
  ['Ada 𝒪rr', 'Ada 𝒪.'],
  ['Unknown', 'Unknown'],
  ['', ''],
])('toLeaderboardName: shortens %j to %j unless full names are shown', (name, initial) => {
  expect(toLeaderboardName(name, 'initial')).toBe(initial);
  expect(toLeaderboardName(name, 'nickname')).toBe(initial);
  expect(toLeaderboardName(name, 'full')).toBe(name);
});
