import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseSamples, chooseSeed } from '#testing/sampling.ts';
import { createFakeBrowserStorage, createFakeDraftServer, openFieldsPage } from './test/draft-fixtures.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const step = fc.record({
  which: fc.nat({ max: 1 }),
  act: fc.constantFrom('type', 'type', 'type', 'check', 'keep', 'keep', 'use', 'use one', 'reload'),
  field: fc.constantFrom('a', 'b', 'c'),
  /** Whether the act is saved before the next. */
  isSaved: fc.boolean(),
});

test('what was typed over or discarded is not offered again, nothing else is lost, and a reload shows the same', async () => {
  const steps = fc.array(step, { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(steps, async (steps) => {
      const server = createFakeDraftServer();
      const devices = await Promise.all(
        [0, 1].map(async () => {
          const browser = createFakeBrowserStorage();
          return { browser, page: await openFieldsPage(server, browser) };
        }),
      );
      const saved = () => vi.advanceTimersByTimeAsync(4_000);
      /** Both devices know all of each other. */
      const settle = async () => {
        for (const { page } of [...devices, ...devices]) {
          await saved();
          await page.checkRemote();
        }
      };
      const reload = async (device: (typeof devices)[number]) => {
        device.page.stop();
        device.page = await openFieldsPage(server, device.browser);
      };
      /** Each text names its field, and is typed once. */
      const current = new Set<string>();
      const replace = (before: object, after: object) => {
        for (const text of Object.values(before)) if (!Object.values(after).includes(text)) current.delete(text);
      };
      for (const [at, { which, act, field, isSaved }] of steps.entries()) {
        const device = devices[which] as (typeof devices)[number];
        const isChoice = ['keep', 'use', 'use one'].includes(act);
        // Of opposite choices at the same time neither wins.
        if (isChoice) await settle();
        const { page } = device;
        const { value, offer } = page.state();
        const other = offer?.body;
        if (act === 'type') {
          const typed = { ...value, [field]: `${field}${at}` };
          page.type(typed);
          replace(value, typed);
          current.add(`${field}${at}`);
        } else if (act === 'check') await page.checkRemote();
        else if (act === 'reload') {
          await reload(device);
          const kept = Object.entries(value).filter(([, text]) => current.has(text));
          expect(device.page.state().value).toMatchObject(Object.fromEntries(kept));
        } else if (other && act === 'keep') {
          void page.dropOffer();
          replace(other, value);
        } else if (other && act === 'use') {
          page.takeOffer();
          replace(value, other);
        } else if (other?.[field] && act === 'use one') {
          page.type({ ...value, [field]: other[field] });
          replace(value, { ...value, [field]: other[field] });
        }
        if (isSaved || isChoice) await saved();
      }
      await settle();
      for (const device of devices) {
        const { value, offer } = device.page.state();
        const texts = new Set([...Object.values(value), ...Object.values(offer?.body ?? {})]);
        expect(texts).toEqual(current);
        await reload(device);
        expect(device.page.state()).toMatchObject({ value, dirty: false });
        expect(device.page.state().offer?.body).toEqual(offer?.body);
        device.page.stop();
      }
    }),
    { numRuns: chooseSamples(1_000), seed: chooseSeed(import.meta.filename) },
  );
});
