import { runInThread, STALLED_MS, type ThreadMessage } from '#services/platform/costly-work/run-in-thread.ts';
import {
  type LogConnectionSettings,
  toLogConnectionSettings,
} from '#services/record/centre-jobs/log-connection-settings.ts';
import type { MailedSeal } from './check-seals.ts';
import { VerifyRunningError } from './compare-read-models.ts';
import type { VerifyPart } from './verify-part.ts';
import type { VerifyResult } from './verify-record.ts';

/** What the worker thread is started with. */
export interface VerifyWorkerData extends LogConnectionSettings {
  readonly schema: string;
  readonly publicKey: string;
  readonly mailedSeals?: readonly MailedSeal[];
  /** Checks only this part of what can be checked in parts; undefined for everything. */
  readonly part?: VerifyPart | undefined;
}

/** How far the log has been checked. */
export interface VerifyProgress {
  readonly position: bigint;
  /** From 0 to 1. */
  readonly share: number;
}

/** The result, or since when another verification of this centre is running. */
type VerifyOutcome = { readonly verified: VerifyResult } | { readonly runningSince: Date | undefined };

/** Without progress, another part than the check of the log has got further. */
export type VerifyWorkerMessage = ThreadMessage<VerifyProgress, VerifyOutcome>;

/**
 * Runs verifyRecord in a worker thread, so that the server answers while it folds the log, and ends it when it makes no
 * progress. Throws VerifyRunningError, ThreadStalledError, and what verifyRecord throws.
 */
export const verifyInThread = async (
  { schema, publicKey, mailedSeals = [], part, ...config }: VerifyWorkerData,
  onProgress: (progress: VerifyProgress) => void,
  stalledMs = STALLED_MS,
): Promise<VerifyResult> => {
  const workerData: VerifyWorkerData = { ...toLogConnectionSettings(config), schema, publicKey, mailedSeals, part };
  const outcome = await runInThread<VerifyProgress, VerifyOutcome>({
    task: 'The check of the record',
    module: new URL('verify-worker.ts', import.meta.url),
    ...{ workerData, stalledMs },
    onProgress: (progress) => progress && onProgress(progress),
  });
  if ('runningSince' in outcome) throw new VerifyRunningError(outcome.runningSince);
  return outcome.verified;
};
