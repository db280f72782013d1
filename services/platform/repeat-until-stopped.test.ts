import { once } from 'node:events';
import { expect, test } from 'vitest';
import { repeatUntilStopped } from './repeat-until-stopped.ts';

test('repeatUntilStopped: runs the work again, also after a fault, which it reports once', async () => {
  const faults: unknown[] = [];
  const { promise: ranThrice, resolve } = Promise.withResolvers<void>();
  let runs = 0;
  const stop = repeatUntilStopped(
    async (_, stopped) => {
      runs += 1;
      if (runs === 2) throw new Error('lost');
      if (runs < 3) return;
      resolve();
      await stopped;
    },
    { retryMs: 1, onFault: (fault) => faults.push(fault) },
  );
  await ranThrice;
  await stop();
  expect([runs, faults]).toEqual([3, [new Error('lost')]]);
});

test('repeatUntilStopped: a fault because of the stop is not reported, and the stop waits for the end of the work', async () => {
  let hasEnded = false;
  const stop = repeatUntilStopped(
    async (signal) => {
      await once(signal, 'abort');
      await new Promise((resolve) => setImmediate(resolve));
      hasEnded = true;
      throw new Error('interrupted');
    },
    {
      retryMs: 1,
      onFault: () => {
        throw new Error('reported');
      },
    },
  );
  await stop();
  expect(hasEnded).toBe(true);
});
