import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// A module of its own for each test, because other tests of this worker may leave code that never loads.
const { SLOW_REQUEST_MS } = await import('./slow-requests.ts');
let slowRequests: typeof import('./slow-requests.ts');
type Outcome = { data: string } | { error: string };

/** A request whose attempts are answered by the test; an attempt that is given up ends without an answer. */
function startRequest() {
  const attempts: ((outcome: Outcome) => void)[] = [];
  const outcome = slowRequests.sendWithRetries<Outcome>(
    (signal) =>
      new Promise((resolve) => {
        attempts.push(resolve);
        signal.addEventListener('abort', () => resolve({ error: 'no-answer' }));
      }),
  );
  return { attempts, outcome };
}

beforeEach(async () => {
  vi.resetModules();
  slowRequests = await import('./slow-requests.ts');
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test('sendWithRetries: a request is slow after four seconds, until it is answered', async () => {
  const states: string[] = [];
  const stop = slowRequests.onSlowRequestChange(() => states.push(slowRequests.getSlowRequestState()));
  const { attempts, outcome } = startRequest();
  await vi.advanceTimersByTimeAsync(SLOW_REQUEST_MS - 1);
  expect(slowRequests.getSlowRequestState()).toBe('none');
  await vi.advanceTimersByTimeAsync(1);
  attempts[0]?.({ data: 'late' });
  expect(await outcome).toEqual({ data: 'late' });
  expect(states).toEqual(['slow', 'none']);
  stop();
});

test('sendWithRetries: sends a slow request again each time the person asks, and no other request', async () => {
  const slow = startRequest();
  await vi.advanceTimersByTimeAsync(SLOW_REQUEST_MS);
  const quick = startRequest();
  slowRequests.sendSlowRequestsAgain();
  await vi.advanceTimersByTimeAsync(0);
  expect([slow.attempts.length, quick.attempts.length, slowRequests.getSlowRequestState()]).toEqual([
    2,
    1,
    'sent-again',
  ]);
  quick.attempts[0]?.({ data: 'quick' });
  await vi.advanceTimersByTimeAsync(SLOW_REQUEST_MS);
  expect(slowRequests.getSlowRequestState()).toBe('slow');
  slowRequests.sendSlowRequestsAgain();
  await vi.advanceTimersByTimeAsync(0);
  slow.attempts[2]?.({ data: 'third' });
  expect(await slow.outcome).toEqual({ data: 'third' });
  expect(slowRequests.getSlowRequestState()).toBe('none');
});

test('sendWithRetries: keeps an answer that came before it was asked for again, and a failure that nobody asked about', async () => {
  const answered = startRequest();
  const failed = startRequest();
  await vi.advanceTimersByTimeAsync(SLOW_REQUEST_MS);
  answered.attempts[0]?.({ data: 'first' });
  failed.attempts[0]?.({ error: 'no-answer' });
  expect(await answered.outcome).toEqual({ data: 'first' });
  expect(await failed.outcome).toEqual({ error: 'no-answer' });
  slowRequests.sendSlowRequestsAgain();
  expect([answered.attempts.length, failed.attempts.length]).toEqual([1, 1]);
});

test('watchCodeLoad: code that does not arrive is loaded again with the page, once no request waits', async () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  let arrive: (code: string) => void = () => undefined;
  const code = slowRequests.watchCodeLoad(new Promise<string>((resolve) => (arrive = resolve)));
  const request = startRequest();
  await vi.advanceTimersByTimeAsync(SLOW_REQUEST_MS);
  slowRequests.sendSlowRequestsAgain();
  await vi.advanceTimersByTimeAsync(0);
  expect([request.attempts.length, reload.mock.calls.length]).toEqual([2, 0]);
  request.attempts[1]?.({ data: 'ok' });
  await request.outcome;
  slowRequests.sendSlowRequestsAgain();
  expect(reload).toHaveBeenCalledTimes(1);
  arrive('code');
  expect(await code).toBe('code');
  expect(slowRequests.getSlowRequestState()).toBe('none');
});
