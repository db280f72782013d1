import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DraftSync } from './draft-sync.ts';
import { listVersions } from './draft-versions.ts';
import { fakeBrowser, fakeServer } from './test/draft-fixtures.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const read = (body: unknown) => (typeof body === 'string' ? body : null);
const steps = ['type', 'save', 'check', 'reload', 'wait', 'disconnect', 'lose answers', 'connect'] as const;
const step = fc.record({ which: fc.nat({ max: 1 }), act: fc.constantFrom(...steps) });

test.each([true, false])('no text is lost, whatever two devices do (the page opens empty: %s)', async (opensEmpty) => {
  const form = { initial: '', read, opensEmpty };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (acts) => {
      const server = fakeServer();
      const devices = [fakeBrowser(), fakeBrowser()].map(({ place: copy }) => {
        const open = () => new DraftSync({ ...form, server: server.api, copy });
        return { open, page: open() };
      });
      // Texts that were typed and not typed over.
      const typed = new Set<string>();
      for (const [at, { which, act }] of acts.entries()) {
        const device = devices[which] as (typeof devices)[number];
        const { page } = device;
        if (act === 'type') {
          typed.delete(page.state().value);
          typed.add(`text ${at}`);
          page.type(`text ${at}`);
        } else if (act === 'save') await page.flush();
        else if (act === 'check') await page.checkRemote();
        else if (act === 'reload') {
          page.stop();
          device.page = device.open();
          await device.page.checkRemote();
        } else if (act === 'wait') await vi.advanceTimersByTimeAsync(4_000);
        else Object.assign(server, { unreachable: act === 'disconnect', losesAnswers: act === 'lose answers' });
      }
      Object.assign(server, { unreachable: false, losesAnswers: false });
      for (const { page } of devices) {
        await page.checkRemote();
        await vi.advanceTimersByTimeAsync(20_000);
      }
      const kept = listVersions(server.stored.body, '', form).map(({ body }) => body);
      expect(kept).toEqual(expect.arrayContaining([...typed]));
      for (const { page } of devices) page.stop();
    }),
    { numRuns: 300 },
  );
});
