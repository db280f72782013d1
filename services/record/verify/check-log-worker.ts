/** The worker thread of checkLogInThread. */
import { parentPort, workerData } from 'node:worker_threads';
import { openLogInThread } from '#services/record/centre-jobs/open-log-in-thread.ts';
import { checkLog } from './check-log.ts';
import type { LogCheckWorkerData } from './check-log-in-thread.ts';

/** A check runs beside the worker that compares the rows, which has connections of its own. */
const CONNECTIONS_MAX = 3;

const settings = workerData as LogCheckWorkerData;
const { sql, store, keys, close } = await openLogInThread(settings, CONNECTIONS_MAX);
const result = await checkLog({
  ...{ store, keys, sql, seals: settings.seals, part: settings.part },
  onProgress: (position) => parentPort?.postMessage({ progress: position }),
});
parentPort?.postMessage({ result });
await close();
