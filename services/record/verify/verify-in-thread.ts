import { Worker } from 'node:worker_threads';
import type { LogConnectionSettings } from './check-log-in-thread.ts';
import type { MailedSeal } from './check-seals.ts';
import { VerifyRunningError } from './compare-read-models.ts';
import type { VerifyResult } from './verify-record.ts';

/** What the worker thread is started with. */
export interface VerifyWorkerData extends LogConnectionSettings {
  readonly schema: string;
  readonly publicKey: string;
  readonly mailedSeals?: readonly MailedSeal[];
}

/** How far the log has been checked. */
export interface VerifyProgress {
  readonly position: bigint;
  /** From 0 to 1. */
  readonly share: number;
}

export type VerifyWorkerMessage =
  /** Without `progress`, another part than the check of the log has got further. */
  | { readonly progress?: VerifyProgress }
  | { readonly verified: VerifyResult }
  /** Another verification of this centre is running. */
  | { readonly runningSince: Date | undefined };

/** Milliseconds without any progress after which a verification is ended. */
const STALLED_MS = 60_000;

/** No part of the verification got further for a minute, so it was ended. */
export class VerifyStalledError extends Error {
  override readonly name = 'VerifyStalledError';
}

/**
 * Runs verifyRecord in a worker thread, so that the server answers while it folds the log, and ends it when it makes no
 * progress. Throws VerifyRunningError, VerifyStalledError, and what verifyRecord throws.
 */
export const verifyInThread = (
  {
    databaseUrl,
    eventStoreUrl,
    eventStorePrefix,
    personalDataKey,
    schema,
    publicKey,
    mailedSeals = [],
  }: VerifyWorkerData,
  onProgress: (progress: VerifyProgress) => void,
  stalledMs = STALLED_MS,
): Promise<VerifyResult> =>
  new Promise<VerifyResult>((resolve, reject) => {
    const connection = { databaseUrl, eventStoreUrl, eventStorePrefix, personalDataKey };
    const workerData: VerifyWorkerData = { ...connection, schema, publicKey, mailedSeals };
    const worker = new Worker(new URL('verify-worker.ts', import.meta.url), { workerData });
    const stalled = setTimeout(() => {
      reject(
        new VerifyStalledError(`The check of the record was ended: it made no progress for ${stalledMs / 1_000} s.`),
      );
      void worker.terminate();
    }, stalledMs);
    // The server can stop without waiting for the worker.
    worker.unref();
    stalled.unref();
    worker.on('message', (message: VerifyWorkerMessage) => {
      stalled.refresh();
      if ('verified' in message) resolve(message.verified);
      else if ('runningSince' in message) reject(new VerifyRunningError(message.runningSince));
      else if (message.progress) onProgress(message.progress);
    });
    worker.on('error', reject);
    worker.on('exit', () => {
      clearTimeout(stalled);
      reject(new Error('The worker thread of a check ended without a result.'));
    });
  });
