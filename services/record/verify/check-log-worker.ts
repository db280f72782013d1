/** The worker thread of checkLogInThread. */
import { parentPort, workerData } from 'node:worker_threads';
import postgres from 'postgres';
import { openEventStore } from '#events/store/open-event-store.ts';
import { createPersonalKeyRing } from '#services/platform/personal-keys/personal-keys.ts';
import { checkLog } from './check-log.ts';
import type { LogCheckWorkerData } from './check-log-in-thread.ts';

const {
  databaseUrl,
  eventStoreUrl,
  eventStorePrefix: prefix,
  personalDataKey: masterKey,
  seals,
} = workerData as LogCheckWorkerData;
const sql = postgres(databaseUrl, { max: 3, onnotice: () => {} });
const store = await openEventStore({ eventStoreUrl, prefix, sql });
const keys = createPersonalKeyRing({ sql, masterKey });
const result = await checkLog({
  ...{ store, keys, seals, sql },
  onProgress: (position) => parentPort?.postMessage({ progress: position }),
});
parentPort?.postMessage({ result });
await store.close();
await sql.end();
