import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runAsOne } from './run-as-one.ts';

test('runAsOne: returns the results in order', async () => {
  expect(await runAsOne(() => [sleep(5, 'slow'), Promise.resolve(2)])).toEqual(['slow', 2]);
});

test('runAsOne: ends all parts when one fails, and throws its error after they have ended', async () => {
  const ended: string[] = [];
  const until = (signal: AbortSignal) =>
    sleep(60_000, undefined, { signal }).finally(async () => {
      await sleep(5);
      ended.push('part');
    });
  const failing = runAsOne((signal) => [until(signal), Promise.reject(new Error('gap')), until(signal)]);
  await expect(failing).rejects.toThrow('gap');
  expect(ended).toEqual(['part', 'part']);
});

test('runAsOne: ends its parts with the outer signal', async () => {
  const outer = new AbortController();
  const running = runAsOne((signal) => [sleep(60_000, undefined, { signal })], outer.signal);
  outer.abort();
  await expect(running).rejects.toThrow('aborted');
});
