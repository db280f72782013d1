import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { runInThread, STALLED_MS } from '#services/platform/costly-work/run-in-thread.ts';
import type { CentreJobProgress } from '#services/record/centre-jobs/centre-job-store.ts';
import {
  type LogConnectionSettings,
  toLogConnectionSettings,
} from '#services/record/centre-jobs/log-connection-settings.ts';
import { dropIncompleteSandbox } from './sandbox-store.ts';

/** Milliseconds in which the lease of an ended build is free. */
const LEASE_WAIT_MS = 10_000;

/** What is replayed: the log up to a day, into a sandbox. */
export interface ReplayRequest {
  readonly name: string;
  /** Civil date. */
  readonly until: string;
}

export type ReplayResult =
  | { readonly outcome: 'built'; readonly parked: number }
  | { readonly outcome: 'refused'; readonly reason: string };

/** What the worker thread is started with. */
export interface BuildWorkerData extends LogConnectionSettings, ReplayRequest {
  readonly logId: string;
  readonly timeZone: string;
  readonly buildId: string;
}

/**
 * Builds a sandbox in a worker thread. After the abort of the signal and after a stall, what was built is dropped, also if it is
 * complete.
 */
export const buildInThread = (
  sql: Sql,
  { logId, timeZone, name, until, ...config }: Omit<BuildWorkerData, 'buildId'>,
  onProgress: (progress: CentreJobProgress | undefined) => void,
  signal: AbortSignal,
  stalledMs = STALLED_MS,
): Promise<ReplayResult> => {
  const buildId = randomUUID();
  const workerData: BuildWorkerData = { ...toLogConnectionSettings(config), logId, timeZone, name, until, buildId };
  const module = new URL('build-worker.ts', import.meta.url);
  const options = { task: 'The replay', module, workerData, onProgress, signal, stalledMs };
  return runInThread<CentreJobProgress, ReplayResult>(options).catch(async (error: unknown) => {
    await dropIncompleteSandbox(sql, name, buildId, AbortSignal.timeout(LEASE_WAIT_MS)).catch(() => undefined);
    throw error;
  });
};
