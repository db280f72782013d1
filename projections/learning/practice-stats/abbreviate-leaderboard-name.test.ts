import { expect, test } from 'vitest';
import { abbreviateLeaderboardName } from './abbreviate-leaderboard-name.ts';

test.each([
  ['Maya Okafor', 'Maya O.'],
  ['  Maya   de la  Okafor ', 'Maya O.'],
  ['Maya', 'Maya'],
  ['Maya öz', 'Maya ö.'],
  ['Ada 𝒪rr', 'Ada 𝒪.'],
  ['Unknown', 'Unknown'],
  ['', ''],
])('abbreviateLeaderboardName: shortens %j to %j unless full names are shown', (name, initial) => {
  expect(abbreviateLeaderboardName(name, 'initial')).toBe(initial);
  expect(abbreviateLeaderboardName(name, 'nickname')).toBe(initial);
  expect(abbreviateLeaderboardName(name, 'full')).toBe(name);
});
