import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LeaderboardEntry } from '#contracts/leaderboard.ts';
import { createPointGainAnnouncer } from './point-gain-announcer.ts';

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
