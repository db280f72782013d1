import { expect, test } from 'vitest';
import type { LeaderboardEntry } from '#contracts/leaderboard.ts';
import { createGainDetector } from './gain-detector.ts';

type Points = Record<string, number>;

/** Who has gained with the last of these boards. */
function gained(...boards: Points[]): string[] {
  const gainedIn = createGainDetector();
  return boards.map((board) => gainedIn(entries(board)).map(({ student_id }) => student_id)).at(-1) ?? [];
}
const entries = (board: Points): LeaderboardEntry[] =>
  Object.entries(board)
    .toSorted(([, one], [, other]) => other - one)
    .map(([student_id, total_points], index) => ({
      ...{ student_id, total_points, rank: index + 1, name: student_id },
      ...{ total_sessions: 1, current_streak: 1 },
    }));

/** A full board: 30 to 120 points. */
const ten = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`s${at}`, 30 + 10 * at]));
const without = (board: Points, name: string) =>
  Object.fromEntries(Object.entries(board).filter(([id]) => id !== name));

test('the first look is no news', () => {
  expect(gained({ ada: 50 })).toEqual([]);
});

test('who has more points than before has gained, who made room has not', () => {
  expect(gained({ ada: 50, ben: 40 }, { ada: 50, ben: 60 })).toEqual(['ben']);
  expect(gained({ ada: 50 }, { ada: 50 })).toEqual([]);
});

test('who is new on a board with room has gained, unless with nothing', () => {
  expect(gained({}, { ada: 50 })).toEqual(['ada']);
  expect(gained({ ada: 50 }, { ada: 50, ben: 10, cai: 0 })).toEqual(['ben']);
});

test('who slides into a full board because somebody left has not gained', () => {
  expect(gained(ten, { ...without(ten, 's9'), ada: 20 })).toEqual([]);
  expect(gained(ten, { ...without(ten, 's9'), ada: 30 })).toEqual([]);
});

test('who passes the last of a full board has gained', () => {
  expect(gained(ten, { ...without(ten, 's0'), ada: 40 })).toEqual(['ada']);
});

test('who was hidden and is shown again has gained only what is new', () => {
  expect(gained({ ada: 50, ben: 40 }, { ben: 40 }, { ada: 50, ben: 40 })).toEqual([]);
  expect(gained({ ada: 50, ben: 40 }, { ben: 40 }, { ada: 60, ben: 40 })).toEqual(['ada']);
});

test('points that were taken away can be gained again', () => {
  expect(gained({ ada: 50 }, { ada: 30 }, { ada: 40 })).toEqual(['ada']);
});
