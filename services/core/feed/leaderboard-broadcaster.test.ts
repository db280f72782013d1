import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LeaderboardResponse } from '#contracts/leaderboard.ts';
import { LeaderboardBroadcaster } from './leaderboard-broadcaster.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const board = { entries: [], standings: [] };
const answer = (reads: number): LeaderboardResponse => ({
  position: `0b9c5a52-6f1c-5b7e-9c53-2a0d4f6e8b11.${reads}`,
  all: board,
  week: board,
  monday: '2026-11-16',
  counting: 'points',
  names: 'full',
});

const frames = ({ hasNoListeners = false, fails = 0 } = {}) => {
  const sent: string[] = [];
  const errors: unknown[] = [];
  let reads = 0;
  const read = async () => {
    reads += 1;
    if (reads <= fails) throw new Error('not now');
    return answer(reads);
  };
  const of = new LeaderboardBroadcaster({
    read,
    send: (text) => sent.push(text),
    hasNoListeners: () => hasNoListeners,
    onError: (error) => errors.push(error),
  });
  return { of, sent, errors, reads: () => reads };
};

test('LeaderboardBroadcaster: broadcasts at once, then at most four times a second, and ends with the latest state', async () => {
  const { of, sent } = frames();
  for (let ms = 0; ms < 1_000; ms += 5) {
    of.onBoardsMoved();
    await vi.advanceTimersByTimeAsync(5);
  }
  expect(sent.length).toBeLessThanOrEqual(5);
  await vi.advanceTimersByTimeAsync(1_000);
  const count = sent.length;
  expect(JSON.parse(sent.at(-1) ?? '')).toMatchObject({ type: 'leaderboard', position: answer(count).position });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toHaveLength(count);
});

test('LeaderboardBroadcaster: sends a change that occurs during a read with the next broadcast', async () => {
  const { of, sent } = frames();
  of.onBoardsMoved();
  of.onBoardsMoved();
  await vi.advanceTimersByTimeAsync(249);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(2);
});

test('LeaderboardBroadcaster: retries after a failed read', async () => {
  const { of, sent, errors } = frames({ fails: 2 });
  of.onBoardsMoved();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(errors).toHaveLength(2);
  expect(sent).toHaveLength(1);
});

test('LeaderboardBroadcaster: reads nothing without listeners, nor after close', async () => {
  const { of, reads } = frames({ hasNoListeners: true });
  of.onBoardsMoved();
  await vi.advanceTimersByTimeAsync(1_000);
  const other = frames();
  other.of.close();
  other.of.onBoardsMoved();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([reads(), other.reads()]).toEqual([0, 0]);
});
