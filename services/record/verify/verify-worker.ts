/** The worker thread of verifyInThread. */
import { parentPort, workerData } from 'node:worker_threads';
import { isSessionWorking } from '#projections/engine/database-session.ts';
import { openLogInThread } from '#services/record/centre-jobs/open-log-in-thread.ts';
import { checkLogInThread } from './check-log-in-thread.ts';
import { COMPARISON_SESSION_NAME, VerifyRunningError } from './compare-read-models.ts';
import { verifyCentre } from './verify-centre.ts';
import type { VerifyWorkerData, VerifyWorkerMessage } from './verify-in-thread.ts';

/** Interval at which PostgreSQL is asked whether it works on a statement of the comparison. */
const ASK_MS = 10_000;

const settings = workerData as VerifyWorkerData;
const send = (message: VerifyWorkerMessage) => parentPort?.postMessage(message);

const { sql, store, keys, head, close } = await openLogInThread(settings);
const { schema, publicKey, mailedSeals = [] } = settings;

/** A statement over all rows can take minutes. It counts as progress. */
const sendIfWorking = async () => {
  if (await isSessionWorking(sql, COMPARISON_SESSION_NAME)) send({});
};
const asking = setInterval(() => sendIfWorking().catch(() => undefined), ASK_MS);

try {
  const verified = await verifyCentre({
    ...{ sql, store, keys, schema, publicKey },
    checkLog: (signal) =>
      checkLogInThread(
        settings,
        { publicKey, mailedSeals },
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
  clearInterval(asking);
}
await close();
