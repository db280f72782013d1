import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LeaderboardAnswer } from '#contracts/leaderboard.ts';
import { BoardFrames } from './board-frames.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const board = { entries: [], standings: [] };
const answer = (reads: number): LeaderboardAnswer => ({
  position: `0b9c5a52-6f1c-5b7e-9c53-2a0d4f6e8b11.${reads}`,
  all: board,
  week: board,
  monday: '2026-11-16',
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
  const of = new BoardFrames({
    read,
    send: (text) => sent.push(text),
    hasNoListeners: () => hasNoListeners,
    onError: (error) => errors.push(error),
  });
  return { of, sent, errors, reads: () => reads };
};

test('at once, and then at most four a second, the last of which shows the last state', async () => {
  const { of, sent } = frames();
  for (let ms = 0; ms < 1_000; ms += 5) {
    of.moved();
    await vi.advanceTimersByTimeAsync(5);
  }
  expect(sent.length).toBeLessThanOrEqual(5);
  await vi.advanceTimersByTimeAsync(1_000);
  const count = sent.length;
  expect(JSON.parse(sent.at(-1) ?? '')).toMatchObject({ type: 'leaderboard', position: answer(count).position });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toHaveLength(count);
});

test('what moves while a frame is made is sent with the next one', async () => {
  const { of, sent } = frames();
  of.moved();
  of.moved();
  await vi.advanceTimersByTimeAsync(249);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(2);
});

test('boards that cannot be read are tried again', async () => {
  const { of, sent, errors } = frames({ fails: 2 });
  of.moved();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(errors).toHaveLength(2);
  expect(sent).toHaveLength(1);
});

test('nothing is read for hasNoListeners, nor after the end', async () => {
  const { of, reads } = frames({ hasNoListeners: true });
  of.moved();
  await vi.advanceTimersByTimeAsync(1_000);
  const other = frames();
  other.of.close();
  other.of.moved();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([reads(), other.reads()]).toEqual([0, 0]);
});
