import { setTimeout as sleep } from 'node:timers/promises';

interface Repetition {
  /** The time after a run that failed until the next one. */
  readonly retryMs: number;
  onFault(fault: unknown): void;
}

/**
 * Runs work again and again. Returns a function that stops it and waits for its end: it aborts the signal and resolves `stopped`,
 * with which the work interrupts what it waits for.
 */
export function repeatUntilStopped(
  work: (signal: AbortSignal, stopped: Promise<void>) => Promise<void>,
  { retryMs, onFault }: Repetition,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const { promise: stopped, resolve: stop } = Promise.withResolvers<void>();
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      try {
        await work(signal, stopped);
      } catch (fault) {
        if (signal.aborted) return;
        onFault(fault);
        await sleep(retryMs, undefined, { signal }).catch(() => {});
      }
    }
  };
  const running = run();
  return async () => {
    stopping.abort();
    stop();
    await running;
  };
}
