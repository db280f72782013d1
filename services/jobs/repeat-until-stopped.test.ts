import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { repeatUntilStopped } from './repeat-until-stopped.ts';

test('repeatUntilStopped: begins no round before the one in flight has ended, and stopping waits for it', async () => {
  const round = Promise.withResolvers<void>();
  const work = vi.fn(() => round.promise);
  const stop = repeatUntilStopped(1, work);
  await sleep(20);
  expect(work).toHaveBeenCalledTimes(1);
  const onStopped = vi.fn();
  const stopping = stop().then(onStopped);
  await sleep(5);
  expect(onStopped).not.toHaveBeenCalled();
  round.resolve();
  await stopping;
  await sleep(5);
  expect(work).toHaveBeenCalledTimes(1);
});

test('repeatUntilStopped: repeats after each pause, and stopping ends the pause at once', async () => {
  const work = vi.fn(async () => {});
  const stop = repeatUntilStopped(1, work);
  await vi.waitFor(() => expect(work.mock.calls.length).toBeGreaterThan(2));
  await stop();
  const longPause = repeatUntilStopped(60 * 60_000, work);
  await longPause();
});
