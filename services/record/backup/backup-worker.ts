/** The worker thread of backUpInThread. */
import { parentPort, workerData } from 'node:worker_threads';
import { isSessionWorking } from '#projections/engine/database-session.ts';
import { openLogInThread } from '#services/record/centre-jobs/open-log-in-thread.ts';
import { describeBackupFailure } from './backup-fault.ts';
import type { BackupWorkerData, BackupWorkerMessage } from './backup-in-thread.ts';
import { BACKUP_SESSION_NAME, writeBackup } from './write-backup.ts';

/** Interval at which PostgreSQL is asked whether it copies a table. */
const ASK_MS = 10_000;

const { settings, logId, target } = workerData as BackupWorkerData;
const send = (message: BackupWorkerMessage) => parentPort?.postMessage(message);
const { sql, store, close } = await openLogInThread(settings, 4);

/** A table can take minutes. It counts as progress. */
const sendIfWorking = async () => {
  if (await isSessionWorking(sql, BACKUP_SESSION_NAME)) send({});
};
const asking = setInterval(() => sendIfWorking().catch(() => undefined), ASK_MS);

try {
  const written = await writeBackup({ sql, store, logId, config: settings }, target, () => send({}));
  send({ result: { written } });
} catch (error) {
  const failure = describeBackupFailure(error);
  if (failure === undefined) throw error;
  send({ result: { failure } });
} finally {
  clearInterval(asking);
}
await close();
