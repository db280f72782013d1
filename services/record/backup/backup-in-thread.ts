import type { Config } from '#services/platform/config/config.ts';
import { runInThread, STALLED_MS, type ThreadMessage } from '#services/platform/costly-work/run-in-thread.ts';
import {
  type LogConnectionSettings,
  toLogConnectionSettings,
} from '#services/record/centre-jobs/log-connection-settings.ts';
import { BackupFault } from './backup-fault.ts';
import type { BackupTarget, WrittenBackup } from './write-backup.ts';

/** What the worker thread is started with. */
export interface BackupWorkerData {
  readonly settings: LogConnectionSettings & Pick<Config, 'sessionSecret'>;
  readonly logId: string;
  readonly target: BackupTarget;
}

/** What was written, or why nothing was, as a sentence without its full stop. */
export type BackupOutcome = { readonly written: WrittenBackup } | { readonly failure: string };
export type BackupWorkerMessage = ThreadMessage<never, BackupOutcome>;

/**
 * Runs writeBackup in a worker thread, so that the server answers while it compresses and encrypts, and ends it when it makes
 * no progress. Throws BackupFault, ThreadStalledError, and faults of the program.
 */
export const backUpInThread = async (
  config: BackupWorkerData['settings'],
  logId: string,
  target: BackupTarget,
): Promise<WrittenBackup> => {
  const settings = { ...toLogConnectionSettings(config), sessionSecret: config.sessionSecret };
  const workerData: BackupWorkerData = { settings, logId, target };
  const outcome = await runInThread<never, BackupOutcome>({
    ...{ task: 'The backup', module: new URL('backup-worker.ts', import.meta.url), workerData, stalledMs: STALLED_MS },
    onProgress: () => {},
  });
  if ('failure' in outcome) throw new BackupFault(outcome.failure);
  return outcome.written;
};
