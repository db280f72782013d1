import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs the work now, and again each time it has ended and so many milliseconds have passed, so that no two rounds
 * overlap however long one takes. The work must not throw. The pauses never keep the process alive. Returns how to stop:
 * it ends the pause at once, and resolves when the round in flight has ended.
 */
export function repeatUntilStopped(pauseMs: number, work: () => Promise<unknown>): () => Promise<void> {
  const stopped = new AbortController();
  const { signal } = stopped;
  const repeat = async (): Promise<void> => {
    while (!signal.aborted) {
      await work();
      await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const repeating = repeat();
  return () => {
    stopped.abort();
    return repeating;
  };
}
