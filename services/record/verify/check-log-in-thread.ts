import { Worker } from 'node:worker_threads';
import type { Config } from '#services/platform/config/config.ts';
import type { LogCheckResult } from './check-log.ts';
import type { SealCheckOptions } from './check-seals.ts';

/** The settings with which a worker thread opens the log and the keys. */
export type LogConnectionSettings = Pick<
  Config,
  'databaseUrl' | 'eventStoreUrl' | 'eventStorePrefix' | 'personalDataKey'
>;

/** What the worker thread is started with. */
export interface LogCheckWorkerData extends LogConnectionSettings {
  readonly seals: SealCheckOptions;
}

type Message = { readonly position: bigint } | { readonly checked: LogCheckResult };

/** Runs checkLog in a worker thread, so that it uses one core while this thread folds the log on another. */
export const checkLogInThread = (
  { databaseUrl, eventStoreUrl, eventStorePrefix, personalDataKey }: LogConnectionSettings,
  seals: SealCheckOptions = {},
  onProgress: (position: bigint) => void = () => {},
  signal?: AbortSignal,
): Promise<LogCheckResult> =>
  new Promise((resolve, reject) => {
    const workerData: LogCheckWorkerData = { databaseUrl, eventStoreUrl, eventStorePrefix, personalDataKey, seals };
    const worker = new Worker(new URL('check-log-worker.ts', import.meta.url), { workerData });
    // The process can end without waiting for the worker if the comparison failed.
    worker.unref();
    worker.on('message', (message: Message) => {
      if ('checked' in message) resolve(message.checked);
      else onProgress(message.position);
    });
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('The worker thread that checks the log ended without a result.')));
    const end = () => {
      reject(signal?.reason);
      void worker.terminate();
    };
    if (signal?.aborted) end();
    signal?.addEventListener('abort', end, { once: true });
  });
