import { Worker } from 'node:worker_threads';
import type { Config } from '#services/config/config.ts';
import type { CheckedLog } from './check-log.ts';

/** How a thread of its own finds log and keys. */
export type LogAccess = Pick<Config, 'databaseUrl' | 'eventStoreUrl' | 'eventStorePrefix' | 'personalDataKey'>;

type Message = { readonly position: bigint } | { readonly checked: CheckedLog };

/** The check of the log beside whatever else this process does: it keeps one core busy, folding the log another. */
export const checkLogInThread = (
  { databaseUrl, eventStoreUrl, eventStorePrefix, personalDataKey }: LogAccess,
  onProgress: (position: bigint) => void = () => {},
): Promise<CheckedLog> =>
  new Promise((resolve, reject) => {
    const workerData: LogAccess = { databaseUrl, eventStoreUrl, eventStorePrefix, personalDataKey };
    const worker = new Worker(new URL('check-log-worker.ts', import.meta.url), { workerData });
    // a process whose other half failed ends without waiting for this one
    worker.unref();
    worker.on('message', (message: Message) => {
      if ('checked' in message) resolve(message.checked);
      else onProgress(message.position);
    });
    worker.on('error', reject);
  });
