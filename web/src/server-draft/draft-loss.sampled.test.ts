import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseSamples, chooseSeed } from '#testing/sampling.ts';
import type { DraftServer } from './draft-server.ts';
import { DraftSync } from './draft-sync.ts';
import { listDraftVersions } from './draft-versions.ts';
import { createFakeBrowserStorage, createFakeDraftServer } from './test/draft-fixtures.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const read = (body: unknown) => (typeof body === 'string' ? body : null);
const acts = [
  ...['type', 'type', 'save', 'check', 'reload', 'reconnect', 'take', 'drop', 'discard', 'clear'],
  ...['disconnect', 'lose answers', 'connect'],
] as const;
const step = fc.record({
  which: fc.nat({ max: 1 }),
  act: fc.constantFrom(...acts),
  /** Most steps start before the requests of the earlier ones are answered. */
  pauseMs: fc.oneof(fc.constant(0), fc.nat({ max: 10 }), fc.constantFrom(50, 4_000)),
});

/** The server as one page reaches it: each request and each answer takes its time, and a closed page gets no answers. */
function slowServer(api: DraftServer, nextLatencyMs: () => number) {
  let isClosed = false;
  const travel = () => new Promise<void>((arrive) => setTimeout(arrive, nextLatencyMs()));
  const slow =
    <A extends unknown[], R>(request: (...parameters: A) => Promise<R>) =>
    async (...parameters: A) => {
      await travel();
      const answer = await request(...parameters);
      await travel();
      return isClosed ? new Promise<R>(() => {}) : answer;
    };
  const server = { load: slow(api.load), save: slow(api.save), discard: slow(api.discard) };
  return {
    server,
    close: () => {
      isClosed = true;
    },
  };
}

test.each([true, false])('no text is lost, whatever two devices do (the page opens empty: %s)', async (opensEmpty) => {
  const form = { initial: '', read, opensEmpty };
  const latencies = fc.array(fc.nat({ max: 12 }), { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), latencies, async (steps, latenciesMs) => {
      const server = createFakeDraftServer();
      let requests = 0;
      const nextLatencyMs = () => latenciesMs[requests++ % latenciesMs.length] ?? 0;
      const devices = [createFakeBrowserStorage(), createFakeBrowserStorage()].map(({ place: copy }) => {
        const open = () => {
          const { server: slow, close } = slowServer(server.api, nextLatencyMs);
          const page = new DraftSync({ ...form, server: slow, copy });
          void page.checkRemote();
          return { page, close };
        };
        return { open, ...open() };
      });
      // Texts that were typed, and neither typed over nor discarded.
      const typed = new Set<string>();
      for (const [at, { which, act, pauseMs }] of steps.entries()) {
        const device = devices[which] as (typeof devices)[number];
        const { page } = device;
        const { value, offer } = page.state();
        if (act === 'type') {
          typed.delete(value);
          typed.add(`text ${at}`);
          page.type(`text ${at}`);
        } else if (act === 'save') void page.flush();
        else if (act === 'check') void page.checkRemote();
        else if (act === 'reconnect') void page.reconnected();
        else if (act === 'reload') {
          page.stop();
          device.close();
          Object.assign(device, device.open());
        } else if (act === 'take') {
          if (offer !== null) typed.delete(value);
          page.takeOffer();
        } else if (act === 'drop') {
          if (offer !== null) {
            typed.delete(offer.body);
            void page.dropOffer();
          }
        } else if (act === 'discard' || act === 'clear') {
          typed.delete(value);
          void page[act]();
        } else Object.assign(server, { unreachable: act === 'disconnect', losesAnswers: act === 'lose answers' });
        await vi.advanceTimersByTimeAsync(pauseMs);
      }
      Object.assign(server, { unreachable: false, losesAnswers: false });
      for (const { page } of devices) {
        await vi.advanceTimersByTimeAsync(20_000);
        void page.checkRemote();
        await vi.advanceTimersByTimeAsync(20_000);
      }
      const kept = listDraftVersions(server.stored.body, '', form).map(({ body }) => body);
      expect(kept).toEqual(expect.arrayContaining([...typed]));
      for (const { page } of devices) page.stop();
    }),
    { numRuns: chooseSamples(300), seed: chooseSeed(import.meta.filename) },
  );
});
