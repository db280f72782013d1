import { beforeEach, expect, test, vi } from 'vitest';
import { CENTRE_STREAM } from '#events/core/centre/centre-stream.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { createHealthCheck } from './check-health.ts';

/** Number of events that is larger than what other tests append to the same server concurrently. */
const FAR = 2n ** 40n;

const centre = await openForAllTests(openTestCentre());
await centre.program.runner.caughtUp();
beforeEach(() => {
  vi.restoreAllMocks();
});

const ready = () => centre.createVisitor().get('/health/ready');
const { checkHealth } = centre;

test('/health/ready: shares one check between all probes within a second', async () => {
  const { store } = centre.program;
  const head = vi.spyOn(store, 'head');
  const answers = await Promise.all(Array.from({ length: 40 }, ready));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const asked = head.mock.calls.length;
  expect(asked).toBeGreaterThan(0);
  // On a busy machine 40 answers may take longer than one second.
  expect(asked).toBeLessThan(10);
  await expect.poll(async () => ready().then(() => head.mock.calls.length)).toBeGreaterThan(asked);
});

test('checkHealth: reports ready while events are counted slowly, and stops counting within a second', async () => {
  const { store } = centre.program;
  const head = await store.head();
  vi.spyOn(store, 'head').mockResolvedValue(head + FAR);
  const aborted: boolean[] = [];
  vi.spyOn(store, 'subscribe').mockImplementation(async function* (_after, signal) {
    const probe = aborted.push(false) - 1;
    if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    aborted[probe] = true;
  });
  await expect.poll(checkHealth).toMatchObject({ status: 'ready', events_behind: 1 });
  await expect.poll(() => aborted).not.toContain(false);
  expect(aborted.length).toBeGreaterThan(0);
});

test('checkHealth: reports ready while the head of the log is slow to load', async () => {
  const { store } = centre.program;
  const head = vi.spyOn(store, 'head').mockReturnValue(new Promise(() => {}));
  const statuses = new Set<string>();
  const checkAgain = async () => {
    statuses.add((await checkHealth()).status);
    return head.mock.calls.length;
  };
  // The result of the previous check is reused for a second.
  await expect.poll(checkAgain).toBeGreaterThan(1);
  expect(statuses).toEqual(new Set(['ready']));
});

test('checkHealth: reports events_behind as null before the first count', async () => {
  vi.spyOn(centre.program.store, 'head').mockReturnValue(new Promise(() => {}));
  expect(await createHealthCheck(centre.program)()).toMatchObject({ status: 'ready', events_behind: null });
});

test('checkHealth: reports the event store as unreachable when it does not answer a read', async () => {
  vi.spyOn(centre.program.store, 'read').mockReturnValue(new Promise(() => {}));
  await expect
    .poll(checkHealth)
    .toMatchObject({ status: 'unavailable', unreachable: ['event store'], commands: 'not served' });
  await expect.poll(ready).toMatchObject({ status: 503, body: { status: 'unavailable' } });
});

test('checkHealth: reports the events counted so far when counting is slow', async () => {
  const { store } = centre.program;
  const [event] = await store.read(CENTRE_STREAM);
  const head = await store.head();
  vi.spyOn(store, 'head').mockResolvedValue(head + FAR);
  const subscribe = store.subscribe.bind(store);
  vi.spyOn(store, 'subscribe').mockImplementation(async function* (after, signal, source) {
    if (source !== 'stored') return yield* subscribe(after, signal);
    yield { kind: 'batch', events: [event as StoredEvent], position: after + 1n };
    if (signal.aborted) return;
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  });
  await expect.poll(checkHealth).toMatchObject({ status: 'ready', events_behind: 1, fault: null });
});
