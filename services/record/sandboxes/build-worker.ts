/** The worker thread of buildInThread. */
import { parentPort, workerData } from 'node:worker_threads';
import { allProjections } from '#projections/all.ts';
import type { ThreadMessage } from '#services/platform/costly-work/run-in-thread.ts';
import type { CentreJobProgress } from '#services/record/centre-jobs/centre-job-store.ts';
import { openLogInThread } from '#services/record/centre-jobs/open-log-in-thread.ts';
import { sendWhileSessionWorks } from '#services/record/centre-jobs/send-while-session-works.ts';
import type { BuildWorkerData, ReplayResult } from './build-in-thread.ts';
import { buildSandbox } from './build-sandbox.ts';
import { SandboxRefusedError } from './sandbox-store.ts';

const settings = workerData as BuildWorkerData;
const send = (message: ThreadMessage<CentreJobProgress, ReplayResult>) => parentPort?.postMessage(message);

const { sql, store, keys, toProgress, close } = await openLogInThread(settings);
const { name, until, logId, timeZone, buildId } = settings;
const stopSending = sendWhileSessionWorks(sql, send);
const result = await buildSandbox({
  ...{ sql, store, keys, projections: allProjections, name, until, logId, timeZone, buildId },
  onProgress: ({ events, position }) => send({ progress: toProgress(events, position) }),
}).then(
  ({ parked }): ReplayResult => ({ outcome: 'built', parked }),
  (error: unknown): ReplayResult => {
    if (error instanceof SandboxRefusedError) return { outcome: 'refused', reason: error.message };
    throw error;
  },
);
send({ result });
stopSending();
await close();
