import { runInThread } from '#services/platform/costly-work/run-in-thread.ts';
import {
  type LogConnectionSettings,
  toLogConnectionSettings,
} from '#services/record/centre-jobs/log-connection-settings.ts';
import type { LogCheckResult } from './check-log.ts';
import type { SealCheckOptions } from './check-seals.ts';
import type { VerifyPart } from './verify-part.ts';

/** What the worker thread is started with. */
export interface LogCheckWorkerData extends LogConnectionSettings {
  readonly seals: SealCheckOptions;
  readonly part?: VerifyPart | undefined;
}

/** Runs checkLog in a worker thread, so that it uses one core while this thread folds the log on another. */
export const checkLogInThread = (
  config: LogConnectionSettings,
  { part, ...seals }: SealCheckOptions & Pick<LogCheckWorkerData, 'part'> = {},
  onProgress: (position: bigint) => void = () => {},
  signal?: AbortSignal,
): Promise<LogCheckResult> => {
  const workerData: LogCheckWorkerData = { ...toLogConnectionSettings(config), seals, part };
  return runInThread<bigint, LogCheckResult>({
    task: 'The check of the log',
    module: new URL('check-log-worker.ts', import.meta.url),
    ...{ workerData, signal },
    onProgress: (position) => position !== undefined && onProgress(position),
  });
};
