/** The worker thread of buildInThread. */
import { parentPort, workerData } from 'node:worker_threads';
import { allProjections } from '#projections/all.ts';
import { createPersonalKeyRing } from '#services/platform/personal-keys/personal-keys.ts';
import { openLogInThread } from '#services/record/centre-jobs/open-log-in-thread.ts';
import type { JobThreadMessage } from '#services/record/centre-jobs/run-job-in-thread.ts';
import type { BuildWorkerData, ReplayResult } from './build-in-thread.ts';
import { buildSandbox } from './build-sandbox.ts';
import { SandboxRefusedError } from './sandbox-store.ts';

const settings = workerData as BuildWorkerData;
const send = (message: JobThreadMessage<ReplayResult>) => parentPort?.postMessage(message);
const canceling = new AbortController();
parentPort?.once('message', () => canceling.abort(new Error('The replay was canceled.')));

const { sql, store, toProgress, close } = await openLogInThread(settings);
const { name, until, logId, timeZone } = settings;
const result = await buildSandbox({
  ...{ sql, store, projections: allProjections, name, until, logId, timeZone },
  keys: createPersonalKeyRing({ sql, masterKey: settings.personalDataKey }),
  onProgress: ({ events, position }) => send({ progress: toProgress(events, position) }),
  signal: canceling.signal,
}).then(
  ({ parked }): ReplayResult => ({ outcome: 'built', parked }),
  (error: unknown): ReplayResult => {
    if (error instanceof SandboxRefusedError) return { outcome: 'refused', reason: error.message };
    if (canceling.signal.aborted) return { outcome: 'canceled' };
    throw error;
  },
);
send({ result });
parentPort?.close();
await close();
