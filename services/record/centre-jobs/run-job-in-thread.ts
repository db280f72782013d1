import { Worker } from 'node:worker_threads';
import type { CentreJobProgress } from './centre-job-store.ts';

export type JobThreadMessage<Result> = { readonly progress: CentreJobProgress } | { readonly result: Result };

interface JobThread {
  readonly module: URL;
  readonly workerData: object;
  readonly onProgress: (progress: CentreJobProgress) => void;
  /** The thread gets the message `cancel` when it aborts, and answers with a result then too. */
  readonly signal: AbortSignal;
}

/** Runs a module in a worker thread, so that the server answers while it reads the log. Resolves with its result. */
export const runJobInThread = <Result>({ module, workerData, onProgress, signal }: JobThread): Promise<Result> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(module, { workerData });
    // The server can stop without waiting for the worker.
    worker.unref();
    signal.addEventListener('abort', () => worker.postMessage('cancel'), { once: true });
    worker.on('message', (message: JobThreadMessage<Result>) => {
      if ('result' in message) resolve(message.result);
      else onProgress(message.progress);
    });
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('The worker thread of a job ended without a result.')));
  });
