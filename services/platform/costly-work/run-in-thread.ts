import { Worker } from 'node:worker_threads';

/** Milliseconds without any progress after which a thread is ended. */
export const STALLED_MS = 60_000;

/** What a thread sends. Each message counts as progress, also one without a value. */
export type ThreadMessage<Progress, Result> = { readonly progress?: Progress } | { readonly result: Result };

/** A thread made no progress, so it was ended. */
export class ThreadStalledError extends Error {
  override readonly name = 'ThreadStalledError';
}

interface ThreadOptions<Progress> {
  /** What it does, as the subject of a sentence about its end. */
  readonly task: string;
  readonly module: URL;
  readonly workerData: object;
  readonly onProgress: (progress: Progress | undefined) => void;
  /** Ends the thread, wherever it is. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds without a message after which it is ended. Without it, somebody else must end it. */
  readonly stalledMs?: number | undefined;
}

/**
 * Runs a module in a worker thread, so that it does not block this one. Resolves with the result that it sends. Throws
 * ThreadStalledError, the reason of the signal, and what the module throws; the thread has ended by then.
 */
export const runInThread = <Progress, Result>(options: ThreadOptions<Progress>): Promise<Result> =>
  new Promise((resolve, reject) => {
    const { task, module, workerData, onProgress, signal, stalledMs } = options;
    const worker = new Worker(module, { workerData });
    let reason: unknown = new Error(`${task} ended without a result.`);
    const end = (cause: unknown) => {
      reason = cause;
      void worker.terminate();
    };
    const endStalled = (ms: number) =>
      end(new ThreadStalledError(`${task} was ended: it made no progress for ${ms / 1_000} s.`));
    const stalled = stalledMs === undefined ? undefined : setTimeout(endStalled, stalledMs, stalledMs);
    const abort = () => end(signal?.reason);
    // The process can end without waiting for the thread.
    worker.unref();
    stalled?.unref();
    worker.on('message', (message: ThreadMessage<Progress, Result>) => {
      stalled?.refresh();
      if ('result' in message) resolve(message.result);
      else onProgress(message.progress);
    });
    worker.on('error', reject);
    worker.on('exit', () => {
      clearTimeout(stalled);
      signal?.removeEventListener('abort', abort);
      reject(reason);
    });
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  });
