import { expect, test } from 'vitest';
import { chooseLeaderboardPlaceRequest } from './leaderboard.ts';
import { toLooseNameKey } from './nickname.ts';

const accepts = (nickname: string) => chooseLeaderboardPlaceRequest.safeParse({ hidden: false, nickname }).success;

test.each([
  '',
  '  ',
  'Comet',
  'Zoë',
  'Ngọc Ánh',
  'مها',
  'می‌خواهم',
  'अनिरुद्ध',
  'クマ',
  '👩‍🚀',
  '👩🏽‍🚀 7',
  '🐻',
  "Night-Owl '09",
  '11',
])('chooseLeaderboardPlaceRequest: accepts the nickname “%s”', (nickname) => {
  expect(accepts(nickname)).toBe(true);
});

test.each([
  ['reorders its row', 'abc\u202edef'],
  ['opens an isolate', '\u2067abc'],
  ['is invisible', '\u200b\u200b'],
  ['is a filler that looks blank', '\u3164'],
  ['hides a joiner', 'Ma\u200d\u200dya'],
  ['begins with a joiner', '\u200dMaya'],
  ['holds a control character', 'a\u0007b'],
  ['stacks marks', `Z${'\u0335\u0321\u0336\u0322'.repeat(3)}`],
  ['is punctuation alone', '...'],
  ['holds characters for private use', '\ue000x'],
])('chooseLeaderboardPlaceRequest: refuses a nickname that %s', (_, nickname) => {
  expect(accepts(nickname)).toBe(false);
});

test.each([
  ['Maya O.', 'maya o'],
  ['Zoë', 'ZOE'],
  ['Ｍaya', 'Maya'],
])('toLookalikeKey: is the same for %s and %s', (one, other) => {
  expect(toLooseNameKey(one)).toBe(toLooseNameKey(other));
});
