/** The worker thread of verifyInThread. */
import { parentPort, workerData } from 'node:worker_threads';
import { openLogInThread } from '#services/record/centre-jobs/open-log-in-thread.ts';
import { sendWhileSessionWorks } from '#services/record/centre-jobs/send-while-session-works.ts';
import { checkLogInThread } from './check-log-in-thread.ts';
import { COMPARISON_SESSION_NAME, VerifyRunningError } from './compare-read-models.ts';
import { verifyCentre } from './verify-centre.ts';
import type { VerifyWorkerData, VerifyWorkerMessage } from './verify-in-thread.ts';

const settings = workerData as VerifyWorkerData;
const send = (message: VerifyWorkerMessage) => parentPort?.postMessage(message);

const { sql, store, keys, head, close } = await openLogInThread(settings);
const { schema, publicKey, mailedSeals = [], part } = settings;

const stopSending = sendWhileSessionWorks(sql, send, COMPARISON_SESSION_NAME);
try {
  const verified = await verifyCentre({
    ...{ sql, store, keys, schema, publicKey, part },
    checkLog: (signal) =>
      checkLogInThread(
        settings,
        { publicKey, mailedSeals, part },
        (position) => send({ progress: { position, share: Math.min(1, Number(position) / head) } }),
        signal,
      ),
    onProgress: () => send({}),
  });
  send({ result: { verified } });
} catch (error) {
  if (!(error instanceof VerifyRunningError)) throw error;
  send({ result: { runningSince: error.since } });
} finally {
  stopSending();
}
await close();
