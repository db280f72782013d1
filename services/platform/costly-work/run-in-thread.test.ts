import { expect, test } from 'vitest';
import { runInThread, ThreadStalledError } from './run-in-thread.ts';

const run = (code: string, options: { signal?: AbortSignal; stalledMs?: number } = {}) => {
  const progress: unknown[] = [];
  const script = `const { parentPort } = process.getBuiltinModule('node:worker_threads'); ${code}`;
  const module = new URL(`data:text/javascript,${encodeURIComponent(script)}`);
  const result = runInThread<number, string>({
    ...{ task: 'The test', module, workerData: {}, ...options },
    onProgress: (reached) => progress.push(reached),
  });
  return { result, progress };
};
const waiting = 'setInterval(() => {}, 1_000);';

test('runInThread: resolves with the result, after the progress', async () => {
  const { result, progress } = run(
    `for (const progress of [1, undefined, 2]) parentPort.postMessage({ progress }); parentPort.postMessage({ result: 'done' });`,
  );
  expect([await result, progress]).toEqual(['done', [1, undefined, 2]]);
});

test.each([
  ['waits for an answer', waiting],
  ['computes for ever', 'for (;;);'],
  ['got further once', `parentPort.postMessage({ progress: 1 }); ${waiting}`],
])('runInThread: ends a thread that %s, without progress or when it is aborted', async (_, code) => {
  await expect(run(code, { stalledMs: 300 }).result).rejects.toThrow(
    new ThreadStalledError('The test was ended: it made no progress for 0.3 s.'),
  );
  const reason = new Error('canceled');
  await expect(run(code, { signal: AbortSignal.abort(reason) }).result).rejects.toBe(reason);
  const canceling = new AbortController();
  const { result } = run(code, { signal: canceling.signal });
  setTimeout(() => canceling.abort(reason), 100);
  await expect(result).rejects.toBe(reason);
});

test('runInThread: does not end a thread that gets further, for longer than a stall', async () => {
  const steps = `let steps = 0;
    setInterval(() => { steps += 1; parentPort.postMessage(steps < 8 ? {} : { result: 'done' }); }, 250);`;
  expect(await run(`${steps}`, { stalledMs: 1_500 }).result).toBe('done');
});

test('runInThread: throws what the module throws, and says that it ended without a result', async () => {
  await expect(run(`throw new Error('no disk')`).result).rejects.toThrow('no disk');
  await expect(run('').result).rejects.toThrow('The test ended without a result.');
});
