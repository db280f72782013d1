import { Worker } from 'node:worker_threads';
import type { LogConnectionSettings } from '#services/record/verify/check-log-in-thread.ts';
import type { VerifyResult } from '#services/record/verify/verify-record.ts';

/** What the worker thread is started with. */
export interface VerifyWorkerData extends LogConnectionSettings {
  readonly schema: string;
  readonly publicKey: string;
}

export type VerifyWorkerMessage =
  | { readonly share: number }
  | { readonly verified: VerifyResult }
  /** Another process is verifying this centre. */
  | { readonly verified: 'already-running' };

/** Runs verifyRecord in a worker thread, so that the server answers while it folds the log. */
export const verifyInThread = (
  { databaseUrl, eventStoreUrl, eventStorePrefix, personalDataKey, schema, publicKey }: VerifyWorkerData,
  onShare: (share: number) => void,
): Promise<VerifyResult | 'already-running'> =>
  new Promise((resolve, reject) => {
    const workerData = { databaseUrl, eventStoreUrl, eventStorePrefix, personalDataKey, schema, publicKey };
    const worker = new Worker(new URL('verify-worker.ts', import.meta.url), { workerData });
    // The server can stop without waiting for the worker.
    worker.unref();
    worker.on('message', (message: VerifyWorkerMessage) => {
      if ('verified' in message) resolve(message.verified);
      else onShare(message.share);
    });
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('The worker thread of a check ended without a result.')));
  });
