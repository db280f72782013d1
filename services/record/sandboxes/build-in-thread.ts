import type { CentreJobProgress } from '#services/record/centre-jobs/centre-job-store.ts';
import { runJobInThread } from '#services/record/centre-jobs/run-job-in-thread.ts';
import type { LogConnectionSettings } from '#services/record/verify/check-log-in-thread.ts';

/** What is replayed: the log up to a day, into a sandbox. */
export interface ReplayRequest {
  readonly name: string;
  /** Civil date. */
  readonly until: string;
}

export type ReplayResult =
  | { readonly outcome: 'built'; readonly parked: number }
  | { readonly outcome: 'refused'; readonly reason: string }
  | { readonly outcome: 'canceled' };

/** What the worker thread is started with. */
export interface BuildWorkerData extends LogConnectionSettings, ReplayRequest {
  readonly logId: string;
  readonly timeZone: string;
}

/** Builds a sandbox in a worker thread. After the abort of the signal, the sandbox is removed. */
export const buildInThread = (
  { databaseUrl, eventStoreUrl, eventStorePrefix, personalDataKey, logId, timeZone, name, until }: BuildWorkerData,
  onProgress: (progress: CentreJobProgress) => void,
  signal: AbortSignal,
): Promise<ReplayResult> => {
  const connection = { databaseUrl, eventStoreUrl, eventStorePrefix, personalDataKey };
  const workerData: BuildWorkerData = { ...connection, logId, timeZone, name, until };
  return runJobInThread({ module: new URL('build-worker.ts', import.meta.url), workerData, onProgress, signal });
};
