import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LeaderboardEntry } from '#contracts/leaderboard.ts';
import { LEADERBOARD_ROWS_FETCHED } from '#events/values/limits.ts';
import { createPointGainAnnouncer, createPointGainDetector } from './point-gain-announcer.ts';

const entry = (student_id: string, rank: number, total_points: number): LeaderboardEntry => ({
  ...{ student_id, rank, total_points, name: student_id },
  ...{ total_sessions: 1, current_streak: 1 },
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('createPointGainAnnouncer: announces a gain at once and later ones together after ten seconds', () => {
  const say = vi.fn<(notice: string) => void>();
  const { update } = createPointGainAnnouncer(say);
  update([entry('ada', 1, 10)]);
  expect(say).not.toHaveBeenCalled();
  update([entry('ada', 1, 20)]);
  expect(say).toHaveBeenCalledTimes(1);

  update([entry('ada', 1, 30)]);
  update([entry('ada', 1, 40), entry('ben', 2, 0)]);
  vi.advanceTimersByTime(9_999);
  expect(say).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(say).toHaveBeenCalledTimes(2);
  expect(say).toHaveBeenLastCalledWith(expect.stringContaining('is 1st with 40 points.'));

  vi.advanceTimersByTime(10_000);
  update([entry('ada', 1, 50)]);
  expect(say).toHaveBeenCalledTimes(3);
});

test('createPointGainAnnouncer: announces nothing after stop', () => {
  const say = vi.fn<(notice: string) => void>();
  const { update, stop } = createPointGainAnnouncer(say);
  for (const points of [10, 20, 30]) update([entry('ada', 1, points)]);
  stop();
  vi.advanceTimersByTime(20_000);
  expect(say).toHaveBeenCalledTimes(1);
});

type Points = Record<string, number>;

/** Ids of the students who are reported as gaining with the last of these boards. */
function detectGains(...boards: Points[]): string[] {
  const gainedIn = createPointGainDetector();
  return boards.map((board) => gainedIn(toEntries(board)).map(({ student_id }) => student_id)).at(-1) ?? [];
}
const toEntries = (board: Points): LeaderboardEntry[] =>
  Object.entries(board)
    .toSorted(([, one], [, other]) => other - one)
    .map(([student_id, total_points], index) => ({
      ...{ student_id, total_points, rank: index + 1, name: student_id },
      ...{ total_sessions: 1, current_streak: 1 },
    }));

/** A full board of students with 30 points and more. */
const fullBoard = Object.fromEntries(
  Array.from({ length: LEADERBOARD_ROWS_FETCHED }, (_, at) => [`s${at}`, 30 + 10 * at]),
);
const removeStudent = (board: Points, name: string) =>
  Object.fromEntries(Object.entries(board).filter(([id]) => id !== name));

test('createPointGainDetector: reports nobody for the first board', () => {
  expect(detectGains({ ada: 50 })).toEqual([]);
});

test('createPointGainDetector: reports students with more points than before', () => {
  expect(detectGains({ ada: 50, ben: 40 }, { ada: 50, ben: 60 })).toEqual(['ben']);
  expect(detectGains({ ada: 50 }, { ada: 50 })).toEqual([]);
});

test('createPointGainDetector: reports a new student on a board that is not full, unless without points', () => {
  expect(detectGains({}, { ada: 50 })).toEqual(['ada']);
  expect(detectGains({ ada: 50 }, { ada: 50, ben: 10, cai: 0 })).toEqual(['ben']);
});

test('createPointGainDetector: ignores a student who enters a full board because another left', () => {
  expect(detectGains(fullBoard, { ...removeStudent(fullBoard, 's9'), ada: 20 })).toEqual([]);
  expect(detectGains(fullBoard, { ...removeStudent(fullBoard, 's9'), ada: 30 })).toEqual([]);
});

test('createPointGainDetector: reports a student who overtakes the last of a full board', () => {
  expect(detectGains(fullBoard, { ...removeStudent(fullBoard, 's0'), ada: 40 })).toEqual(['ada']);
});

test('createPointGainDetector: compares a student who is shown again with their earlier points', () => {
  expect(detectGains({ ada: 50, ben: 40 }, { ben: 40 }, { ada: 50, ben: 40 })).toEqual([]);
  expect(detectGains({ ada: 50, ben: 40 }, { ben: 40 }, { ada: 60, ben: 40 })).toEqual(['ada']);
});

test('createPointGainDetector: reports points that were lost and gained again', () => {
  expect(detectGains({ ada: 50 }, { ada: 30 }, { ada: 40 })).toEqual(['ada']);
});
