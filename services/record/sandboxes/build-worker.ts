/** The worker thread of buildInThread. */
import { parentPort, workerData } from 'node:worker_threads';
import postgres from 'postgres';
import { openEventStore } from '#events/store/open-event-store.ts';
import { allProjections } from '#projections/all.ts';
import { createPersonalKeyRing } from '#services/platform/personal-keys/personal-keys.ts';
import type { BuildWorkerData, BuildWorkerMessage } from './build-in-thread.ts';
import { buildSandbox } from './build-sandbox.ts';
import type { ReplayResult } from './replay-store.ts';
import { SandboxRefusedError } from './sandbox-store.ts';

const settings = workerData as BuildWorkerData;
const send = (message: BuildWorkerMessage) => parentPort?.postMessage(message);
const canceling = new AbortController();
parentPort?.once('message', () => canceling.abort(new Error('The replay was canceled.')));

const sql = postgres(settings.databaseUrl, { onnotice: () => {} });
const store = await openEventStore({
  eventStoreUrl: settings.eventStoreUrl,
  prefix: settings.eventStorePrefix,
  sql,
});
const head = Number(await store.head());
/** Positions are opaque, so the number of all events follows from the share of the positions that were read. */
const estimateLogEvents = (events: number, position: bigint) =>
  position === 0n ? events : Math.round((events * head) / Number(position));

const { name, until, logId, timeZone } = settings;
const result = await buildSandbox({
  ...{ sql, store, projections: allProjections, name, until, logId, timeZone },
  keys: createPersonalKeyRing({ sql, masterKey: settings.personalDataKey }),
  onProgress: ({ events, position }) => send({ progress: { events, logEvents: estimateLogEvents(events, position) } }),
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
await store.close();
await sql.end();
