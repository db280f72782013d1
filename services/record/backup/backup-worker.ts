/** The worker thread of backUpInThread. */
import { parentPort, workerData } from 'node:worker_threads';
import { openLogInThread } from '#services/record/centre-jobs/open-log-in-thread.ts';
import { sendWhileSessionWorks } from '#services/record/centre-jobs/send-while-session-works.ts';
import { describeBackupFailure } from './backup-fault.ts';
import type { BackupWorkerData, BackupWorkerMessage } from './backup-in-thread.ts';
import { BACKUP_SESSION_NAME, writeBackup } from './write-backup.ts';

const { settings, logId, target } = workerData as BackupWorkerData;
const send = (message: BackupWorkerMessage) => parentPort?.postMessage(message);
const { sql, store, place, close } = await openLogInThread(settings, 4);

const stopSending = sendWhileSessionWorks(sql, send, BACKUP_SESSION_NAME);
try {
  const written = await writeBackup({ sql, store, logId, config: { ...settings, ...place } }, target, () => send({}));
  send({ result: { written } });
} catch (error) {
  const failure = describeBackupFailure(error);
  if (failure === undefined) throw error;
  send({ result: { failure } });
} finally {
  stopSending();
}
await close();
