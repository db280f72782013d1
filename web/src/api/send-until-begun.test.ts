import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendUntilBegun } from './send-until-begun.ts';

type Outcome = 'done' | 'busy' | 'refused';

/** Sends a request that gets these outcomes one after the other, the last one again and again. */
function startRequest(...outcomes: Outcome[]) {
  const attempt = new AbortController();
  const send = vi.fn<() => Promise<Outcome>>();
  for (const outcome of outcomes) send.mockResolvedValueOnce(outcome);
  send.mockResolvedValue(outcomes.at(-1) ?? 'done');
  return { send, attempt, outcome: sendUntilBegun(send, (outcome) => outcome === 'busy', attempt.signal) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('sendUntilBegun: sends a request again that the server was too busy to begin, after one to two seconds', async () => {
  const { send, outcome } = startRequest('busy', 'done');
  await vi.advanceTimersByTimeAsync(999);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_001);
  expect(await outcome).toBe('done');
  expect(send).toHaveBeenCalledTimes(2);
});

test('sendUntilBegun: returns every other outcome at once, and the refusal of a server that stays busy', async () => {
  for (const outcome of ['done', 'refused'] as const) expect(await startRequest(outcome).outcome).toBe(outcome);
  const busy = startRequest('busy');
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await busy.outcome).toBe('busy');
  expect(busy.send).toHaveBeenCalledTimes(3);
});

test('sendUntilBegun: an attempt that is given up does not wait any longer', async () => {
  const { send, attempt, outcome } = startRequest('busy', 'refused');
  await vi.advanceTimersByTimeAsync(10);
  attempt.abort();
  expect(await outcome).toBe('refused');
  expect(send).toHaveBeenCalledTimes(2);
});
