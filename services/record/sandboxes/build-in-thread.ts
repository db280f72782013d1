import { Worker } from 'node:worker_threads';
import type { LogConnectionSettings } from '#services/record/verify/check-log-in-thread.ts';
import type { ReplayProgress, ReplayRequest, ReplayResult } from './replay-store.ts';

/** What the worker thread is started with. */
export interface BuildWorkerData extends LogConnectionSettings, ReplayRequest {
  readonly logId: string;
  readonly timeZone: string;
}

export type BuildWorkerMessage = { readonly progress: ReplayProgress } | { readonly result: ReplayResult };

/**
 * Builds a sandbox in a worker thread, so that the server answers while the log is folded. After the abort of the signal,
 * the sandbox is removed.
 */
export const buildInThread = (
  { databaseUrl, eventStoreUrl, eventStorePrefix, personalDataKey, logId, timeZone, name, until }: BuildWorkerData,
  onProgress: (progress: ReplayProgress) => void,
  signal: AbortSignal,
): Promise<ReplayResult> =>
  new Promise((resolve, reject) => {
    const connection = { databaseUrl, eventStoreUrl, eventStorePrefix, personalDataKey };
    const workerData: BuildWorkerData = { ...connection, logId, timeZone, name, until };
    const worker = new Worker(new URL('build-worker.ts', import.meta.url), { workerData });
    // The server can stop without waiting for the worker.
    worker.unref();
    signal.addEventListener('abort', () => worker.postMessage('cancel'), { once: true });
    worker.on('message', (message: BuildWorkerMessage) => {
      if ('result' in message) resolve(message.result);
      else onProgress(message.progress);
    });
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('The worker thread of a replay ended without a result.')));
  });
