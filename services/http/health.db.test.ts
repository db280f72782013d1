import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type TestCentre, testCentre } from '#scripts/test/centre.ts';

let centre: TestCentre;
beforeAll(async () => {
  centre = await testCentre();
});
afterAll(() => centre[Symbol.asyncDispose]());
beforeEach(() => {
  vi.restoreAllMocks();
});

const ready = () => centre.visitor().get('/health/ready');

test('/health/ready: asks the servers once for all who probe within a second', async () => {
  const { store } = centre.program;
  const head = vi.spyOn(store, 'head');
  const answers = await Promise.all(Array.from({ length: 40 }, ready));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const asked = head.mock.calls.length;
  expect(asked).toBeGreaterThan(0);
  // 40 answers may take longer than one second on a busy machine
  expect(asked).toBeLessThan(10);
  await expect.poll(async () => ready().then(() => head.mock.calls.length)).toBeGreaterThan(asked);
});

test('/health/ready: a log that does not answer is read no longer than a second', async () => {
  const { store } = centre.program;
  const head = await store.head();
  vi.spyOn(store, 'head').mockResolvedValue(head + 1_000n);
  const aborted: boolean[] = [];
  vi.spyOn(store, 'subscribe').mockImplementation(async function* (_after, signal) {
    const probe = aborted.push(false) - 1;
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    aborted[probe] = true;
  });
  await expect.poll(async () => (await ready()).status, { timeout: 10_000 }).toBe(503);
  await expect.poll(() => aborted).not.toContain(false);
  expect(aborted.length).toBeGreaterThan(0);
});
